/** The page begins. */
import { mount } from "svelte";
import App from "./App.svelte";
import { apply } from "./lib/settings.svelte";
import { watchVersion } from "./lib/version.svelte";
import { speak } from "./lib/words.svelte";
import "./style.css";

apply();
watchVersion();
await speak();
mount(App, { target: document.getElementById("page")! });
