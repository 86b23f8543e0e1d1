"""Build the documentation as a site, from pages whose links also work in a repository browser. `make docs` runs it.

Pages link to each other by their place in the repository, and some of them live outside `docs/`. So they are copied
into one folder, with the links that are right there. A link to a file that is no page keeps its words only.
"""

from __future__ import annotations

import posixpath
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "build" / "pages"
SITE = ROOT / "build" / "site"
OUTSIDE = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    **{
        path.relative_to(ROOT).as_posix(): f"rulings/{path.parent.name}.md"
        for path in sorted(ROOT.glob("src/londinium/games/*/RULINGS.md"))
    },
    **{f"examples/{path.name}": f"research/{path.name}" for path in sorted(ROOT.glob("examples/*.svg"))},
}
LINK = re.compile(r"(?P<image>!?)\[(?P<words>!\[[^]]*\]\([^)\s]+\)|[^]]*)\]\((?P<target>[^)\s]+)\)")
FENCED = re.compile(r"^(```.*?^```)", re.MULTILINE | re.DOTALL)
ELSEWHERE = re.compile(r"[a-z]+:")
FETCHED = re.compile(r"<(?:script|img|iframe|source|link)\b[^>]*>")
ELSEWHERE_FETCHED = re.compile(r"""\b(?:src|href)=["']?(?:https?:)?//""")
NOT_FETCHED = re.compile(r"""\brel=["']?(?:canonical|prev|next)\b""")


def main() -> int:
    gather()
    for stale in (SITE, ROOT / ".cache"):
        shutil.rmtree(stale, ignore_errors=True)
    built = subprocess.run([sys.executable, "-m", "zensical", "build", "--strict", "--clean"], cwd=ROOT)
    if built.returncode:
        return built.returncode
    asking = [f"{page.relative_to(SITE)}: {found}" for page in SITE.rglob("*.html") for found in asked_elsewhere(page)]
    print("\n".join(asking) or f"The site is in {SITE.relative_to(ROOT)}; open index.html there.")
    return 1 if asking else 0


def gather() -> None:
    """Copy everything that is on the site into one folder."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(ROOT / "docs", PAGES)
    for source, page in OUTSIDE.items():
        (PAGES / page).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / source, PAGES / page)
    there = {path.relative_to(PAGES).as_posix() for path in PAGES.rglob("*.*")}
    for path in PAGES.rglob("*.md"):
        parts = FENCED.split(path.read_text(encoding="utf-8"))
        here = path.relative_to(PAGES).as_posix()
        parts[::2] = [with_links_of_the_site(part, here, there) for part in parts[::2]]
        path.write_text("".join(parts), encoding="utf-8")


def with_links_of_the_site(text: str, here: str, pages: set[str]) -> str:
    """The text of a page with its links as they are on the site.

    >>> pages = {"host/README.md", "play/a.webp", "contributing.md"}
    >>> with_links_of_the_site("see [it](../../web/src) or [how](../host/README.md#at-home)", "develop/page.md", pages)
    'see it or [how](../host/README.md#at-home)'
    >>> with_links_of_the_site("[![A](docs/play/a.webp)](CONTRIBUTING.md)", "index.md", pages)
    '[![A](play/a.webp)](contributing.md)'
    """

    def link(match: re.Match[str]) -> str:
        words = LINK.sub(link, match["words"])
        target, mark, anchor = match["target"].partition("#")
        meant = posixpath.normpath(posixpath.join(posixpath.dirname(in_repository(here)), target))
        found = OUTSIDE.get(meant) or meant.removeprefix("docs/")
        if found in pages:
            target = posixpath.relpath(found, posixpath.dirname(here) or ".")
        elif target and not ELSEWHERE.match(target) and (ROOT / meant).exists():
            return words
        return f"{match['image']}[{words}]({target}{mark}{anchor})"  # what leads nowhere is for MkDocs to complain of

    return LINK.sub(link, text)


def in_repository(page: str) -> str:
    """Where a page is in the repository."""
    return next((source for source, name in OUTSIDE.items() if name == page), f"docs/{page}")


def asked_elsewhere(page: Path) -> list[str]:
    """What a page would have a browser fetch from other hosts."""
    found = FETCHED.findall(page.read_text(encoding="utf-8"))
    return [one for one in found if ELSEWHERE_FETCHED.search(one) and not NOT_FETCHED.search(one)]


if __name__ == "__main__":
    sys.exit(main())
