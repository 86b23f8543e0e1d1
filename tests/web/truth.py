"""What a table shows, held against the view: every count carries the path of the value it stands for."""

from __future__ import annotations

from typing import Any

from tests.web.browsing import Visitor

# What is wrong on the screen: values other than the view's, and numbers on the board that carry nothing.
WRONG = """([view, names]) => {
    const at = (path) => path.split(".").reduce((found, part) => found?.[part], view);
    const numbers = (text) => (text.replaceAll("−", "-").match(/-?\\d+/g) ?? []).map(Number);
    const wrong = [], bare = [];
    let compared = 0;
    for (const one of document.querySelectorAll(".screen [data-shows]")) {
        const path = one.dataset.shows, want = at(path);
        const written = one.textContent.trim(), shown = one.dataset.value ?? written;
        const number = one.dataset.value === undefined && typeof want === "number";
        compared += 1;
        if (Array.isArray(want) && want.map(String).includes(shown)) continue;
        if (shown !== String(want) && !(number && numbers(shown).includes(want)))
            wrong.push(`${path}: ${JSON.stringify(want)} is shown as ${JSON.stringify(shown)}`);
    }
    const room = document.querySelector("[data-room]");
    const texts = document.createTreeWalker(room, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const said = names.reduce((rest, name) => (name ? rest.replaceAll(name, "") : rest), text.data);
        if (!/\\d/.test(said) || !text.parentElement.checkVisibility()) continue;
        const carries = "[data-shows], [data-printed], [data-told], kbd, .unseen, .described, style";
        if (!text.parentElement.closest(carries)) bare.push(text.parentElement.outerHTML.slice(0, 160));
    }
    return {wrong, bare, compared};
}"""


def held_against(player: Visitor, now: dict[str, Any]) -> dict[str, Any]:
    """What is shown otherwise than a view has it, what carries nothing, and how much was compared."""
    names = [seat["name"] for seat in now["seats"]]
    return dict(player.page.evaluate(WRONG, [now["view"], names]))
