"""The built page's files, as they lie in `hanpan/server/page/`."""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
import re
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

PAGE = Path(__file__).parent / "page"

#: Hashed names never change their content; the page itself is asked for anew every time.
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

#: What is not compressed already.
_TEXT = ("text/", "application/json", "application/javascript", "image/svg+xml", "application/wasm", "font/ttf")
_TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".ftl": "text/plain"}

#: The weight of what is not wanted at all.
_NONE = re.compile(r"q=0(\.0{0,3})?")

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>한판 (hanpan)</title>
<h1>한판 (hanpan)</h1>
<p>The house is open, but its page has not been built. Run <code>make setup</code> in the checkout and load this again.
<p>Programs can play meanwhile: see <a href="api/games">the games</a> and <a href="api/messages.json">the messages</a>.
</html>
"""


@dataclass(frozen=True)
class File:
    """A file, ready to be sent."""

    stamp: tuple[int, int]
    body: bytes
    packed: bytes | None
    type: str
    tag: str

    @classmethod
    def of(cls, body: bytes, type: str, stamp: tuple[int, int] = (0, 0)) -> File:
        """A body of a type, compressed where that is worth it."""
        packed = gzip.compress(body, 9, mtime=0) if type.startswith(_TEXT) and len(body) > 1000 else None
        return cls(stamp, body, packed, type, f'"{sha256(body).hexdigest()[:20]}"')


def tagged(request: Request, file: File, cache: str = ASK_AGAIN) -> Response:
    """The file for a browser, which may have it already."""
    headers = {"Cache-Control": cache, "ETag": file.tag, "Vary": "Accept-Encoding"}
    if _known(request.headers.get("if-none-match", ""), file.tag):
        return Response(status_code=304, headers=headers)
    if file.packed is not None and _takes_gzip(request.headers.get("accept-encoding", "")):
        return Response(file.packed, media_type=file.type, headers={**headers, "Content-Encoding": "gzip"})
    return Response(file.body, media_type=file.type, headers=headers)


def _known(header: str, tag: str) -> bool:
    """Whether If-None-Match names the tag: alone or in a list, weak or not, or by * (RFC 9110, 13.1.2)."""
    named = [entry.strip().removeprefix("W/") for entry in header.split(",")]
    return tag in named or named == ["*"]


def _takes_gzip(header: str) -> bool:
    """Whether Accept-Encoding allows gzip: by its name, or by * where it is not named (RFC 9110, 12.5.3)."""
    allowed: dict[str, bool] = {}
    for entry in header.lower().split(","):
        coding, *parameters = (part.strip() for part in entry.split(";"))
        allowed[coding] = not any(_NONE.fullmatch(parameter) for parameter in parameters)
    return allowed.get("gzip", allowed.get("*", False))


class Page:
    """The files of a folder, compressed once and kept; read again when they change."""

    def __init__(self, folder: Path = PAGE) -> None:
        self.folder = folder.resolve()
        self._files: dict[Path, File] = {}

    @property
    def built(self) -> bool:
        """Whether there is a page to show."""
        return (self.folder / "index.html").is_file()

    async def index(self, request: Request) -> Response:
        """The page itself."""
        if not self.built:
            return HTMLResponse(NOT_BUILT, headers={"Cache-Control": ASK_AGAIN})
        return await self._send(request, self.folder / "index.html")

    async def file(self, request: Request) -> Response | None:
        """A file beside it; None when there is none of that name."""
        try:
            path = (self.folder / request.path_params["path"]).resolve()
            there = path.is_relative_to(self.folder) and path.is_file()
        except (OSError, ValueError):  # a name that no file can have
            return None
        return await self._send(request, path) if there else None

    async def _send(self, request: Request, path: Path) -> Response:
        file = await self._read(path)
        hashed = path.is_relative_to(self.folder / "assets")
        return tagged(request, file, FOR_EVER if hashed else ASK_AGAIN)

    async def _read(self, path: Path) -> File:
        status = path.stat()
        stamp = (status.st_mtime_ns, status.st_size)
        known = self._files.get(path)
        if known is None or known.stamp != stamp:
            known = self._files[path] = await asyncio.to_thread(_read, path, stamp)
        return known


def _read(path: Path, stamp: tuple[int, int]) -> File:
    type = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return File.of(path.read_bytes(), type, stamp)
