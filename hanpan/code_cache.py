"""Where machine code is kept: on disk, each function's under a key of all that the code was made from.

Numba's own cache looks at the file in which a function stands, not at the functions that it calls. Here the key holds
a function's bytecode, the constants and functions it uses, what those use, and so on, and the versions of the compiler.
So code with a stale callee cannot be found, an edit anywhere else compiles nothing again, and checkouts of the project
share what is the same in them.
"""

from __future__ import annotations

import atexit
import contextlib
import dis
import hashlib
import os
import pickle
import shutil
import stat
import sys
import tempfile
import time
from enum import Enum
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, cast

import llvmlite
import numba
import numpy as np
import platformdirs
from numba.core import serialize, types
from numba.core.compiler import CompileResult
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import CPUDispatcher, cpu_target

#: When the folder holds more bytes than this, what was unused for longest goes, but nothing used within `IDLE` seconds.
ROOM = 1 << 30
IDLE = 86_400

#: What these hold is known by their versions.
VERSIONED = sys.stdlib_module_names | {"numba", "numpy"}


class Unkept(Exception):
    """Machine code that hangs on something whose content cannot be told: it is made anew by every process."""


# --------------------------------------------------------------------------------------------------------- folder


def _folder() -> Path:
    """The folder for machine code: `$HANPAN_CACHE`, or the user's cache folder, or (read-only home) a temporary one."""
    asked = os.environ.get("HANPAN_CACHE")
    root = Path(asked) if asked else Path(platformdirs.user_cache_dir("hanpan", appauthor=False))
    folder = root / "machine-code"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError:
        return _private(Path(tempfile.gettempdir()) / f"hanpan-{os.getuid() if hasattr(os, 'getuid') else 0}")
    return folder


def _private(shared: Path) -> Path:
    """A folder for machine code at the well-known place `shared` if nobody else could have put code there: it would be
    run as it is found. Otherwise a new one, for this process alone."""
    with contextlib.suppress(OSError):
        shared.mkdir(mode=0o700, exist_ok=True)
        status = shared.lstat()
        mine = not hasattr(os, "getuid") or status.st_uid == os.getuid()
        if mine and stat.S_ISDIR(status.st_mode) and not status.st_mode & 0o022:
            return shared
    fresh = Path(tempfile.mkdtemp(prefix="hanpan-"))
    atexit.register(shutil.rmtree, fresh, ignore_errors=True)
    return fresh


def prune(folder: Path, room: int = ROOM, idle: float = IDLE) -> None:
    """Remove what was unused for longest until `room` bytes are taken, but nothing used within `idle` seconds."""
    found: list[tuple[float, int, Path]] = []
    for path in [*folder.glob("*.code"), *folder.glob("*.new"), *folder.glob("*.made")]:
        with contextlib.suppress(OSError):  # another process prunes too
            status = path.stat()
            found.append((status.st_mtime, status.st_size, path))
    taken = sum(size for _used, size, _path in found)
    for used, size, path in sorted(found):
        if taken <= room or used > time.time() - idle:
            return
        path.unlink(missing_ok=True)
        taken -= size


FOLDER = _folder()


# ------------------------------------------------------------------------------------------------------------ key


@cache
def compiler() -> str:
    """The versions of all that makes machine code, and what the environment says to the compiler."""
    bounds = hashlib.sha256(Path(__file__).with_name("bounds.py").read_bytes()).hexdigest()
    said = sorted(f"{name}={value}" for name, value in os.environ.items() if name.startswith("NUMBA_"))
    return repr([numba.__version__, llvmlite.__version__, np.__version__, sys.version, bounds, said])


@cache
def _names(code: CodeType) -> tuple[tuple[str, str], ...]:
    """The globals that a function's code reads, each with the attribute read from it at once ("" if none is)."""
    found: set[tuple[str, str]] = set()
    steps = [step for step in dis.get_instructions(code) if step.opname != "EXTENDED_ARG"]
    for step, after in zip(steps, [*steps[1:], None], strict=True):
        if step.opname == "LOAD_GLOBAL":
            follows = after is not None and after.opname in ("LOAD_ATTR", "LOAD_METHOD")
            found.add((step.argval, after.argval if after is not None and follows else ""))
    return tuple(sorted(found))


@cache
def _content(code: CodeType) -> str:
    """All of a function's code but its globals. Where it raises, its place in the file counts: a traceback shows it."""
    parts: list[Any] = [
        code.co_code, code.co_exceptiontable, code.co_flags, code.co_names, code.co_varnames, code.co_cellvars,
        code.co_freevars, code.co_argcount, code.co_kwonlyargcount, code.co_posonlyargcount,
    ]  # fmt: skip
    if any(step.opname == "RAISE_VARARGS" for step in dis.get_instructions(code)):
        parts += [code.co_firstlineno, code.co_linetable]
    return repr(parts)


class _Description:
    """The content of a function and of all that it uses, as lines of text; equal text, equal machine code."""

    def __init__(self, dispatcher: Any) -> None:
        self.lines: list[str] = []
        self._met: dict[int, int] = {}
        self._value("", dispatcher)

    def _value(self, name: str, value: Any) -> None:
        """Describe what a name stands for; Unkept when that cannot be told."""
        match value:
            case Enum():
                self._line(name, type(value).__qualname__, value.name)
                self._value("", value.value)
            case np.ndarray() | np.generic() | np.dtype():
                self._array(name, value)
            case None | bool() | int() | float() | complex() | str() | bytes():
                self._line(name, type(value).__name__, repr(value))
            case CPUDispatcher():
                self._function(name, value)
            case tuple() | list() | frozenset():
                self._line(name, type(value).__name__, str(len(value)))
                for one in value if not isinstance(value, frozenset) else sorted(value, key=repr):
                    self._value("", one)
            case types.Type():
                self._line(name, "type", str(value))
            case type() if issubclass(value, Enum):
                self._line(name, "enum", value.__qualname__)
                for member in value:
                    self._value(member.name, member.value)
            case type() if issubclass(value, tuple) and hasattr(value, "_fields"):
                self._line(name, "named tuple", f"{value.__module__} {value.__qualname__} {value._fields}")
            case _:
                self._named(name, value)

    def _named(self, name: str, value: Any) -> None:
        """What is known by its name: builtins, NumPy's functions, exceptions, and what the kernel overloads."""
        module, own = getattr(value, "__module__", None) or "builtins", getattr(value, "__name__", "")
        if getattr(sys.modules.get(module), own, None) is not value:
            raise Unkept(f"{name} is {value!r}")
        if module == "hanpan.kernel" and isinstance(value, FunctionType):
            # Compiled code calls an overload of it that stands somewhere in the same file.
            module += " " + _file(sys.modules[module])
        elif module.partition(".")[0] not in VERSIONED and not (
            isinstance(value, type) and issubclass(value, BaseException)
        ):
            raise Unkept(f"{name} is {value!r}")
        self._line(name, module, own)

    def _array(self, name: str, value: Any) -> None:
        if isinstance(value, np.dtype):
            self._line(name, "dtype", f"{value!r} {value.itemsize} {value.alignment}")
            return
        if value.dtype.hasobject:
            raise Unkept(f"{name} is an array of objects")
        array = np.asarray(value)
        shape = f"{array.shape} {array.flags.c_contiguous} {array.flags.f_contiguous}"
        self._line(name, f"{type(value).__name__} {array.dtype!r}", shape)
        self.lines.append(hashlib.sha256(array.tobytes()).hexdigest())

    def _function(self, name: str, dispatcher: Any) -> None:
        if id(dispatcher) in self._met:
            self._line(name, "met", str(self._met[id(dispatcher)]))
            return
        self._met[id(dispatcher)] = len(self._met)
        function = dispatcher.py_func
        self._line(name, "compiled", f"{function.__module__} {function.__qualname__}")
        self.lines.append(repr(sorted(dispatcher.targetoptions.items())))
        self._value("defaults", function.__defaults__)
        for cell in function.__closure__ or ():
            self._value("closure", cell.cell_contents)
        self._code(function.__code__, function.__globals__)

    def _code(self, code: CodeType, space: dict[str, Any]) -> None:
        self._line("code", _content(code))
        for constant in code.co_consts:
            if isinstance(constant, CodeType):
                self._code(constant, space)
            else:
                self._value("", constant)
        for used, attribute in _names(code):
            if used not in space:
                self._line(used, "builtin", "")
            elif isinstance(space[used], ModuleType):
                self._attribute(used, space[used], attribute)
            else:
                self._value(used, space[used])

    def _attribute(self, name: str, module: ModuleType, attribute: str) -> None:
        if module.__name__.partition(".")[0] in VERSIONED:
            self._line(name, "module", module.__name__)
        elif not attribute or isinstance(getattr(module, attribute), ModuleType):
            raise Unkept(f"{name} is the module {module.__name__}")
        else:
            self._value(f"{name}.{attribute}", getattr(module, attribute))

    def _line(self, *parts: str) -> None:
        self.lines.append(" ".join(parts))


@cache
def _file(module: ModuleType) -> str:
    path = module.__file__
    if path is None:
        raise Unkept(f"{module.__name__} has no file")
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()


def key(dispatcher: Any, signature: object, target: object) -> str:
    """The key of a compiled function's machine code for arguments of these types on this processor; Unkept."""
    text = "\n".join([compiler(), repr(target), str(signature), *_Description(dispatcher).lines])
    return hashlib.sha256(text.encode()).hexdigest()[:32]


# ---------------------------------------------------------------------------------------------------------- cache


class CodeCache:
    """The machine code of one compiled function on disk, a file for each set of argument types: what Numba asks of a
    cache (`numba.core.caching._Cache`). Files appear whole, and of the processes that need one at the same time the
    first makes it and the others wait."""

    def __init__(self, dispatcher: Any) -> None:
        self._dispatcher = dispatcher
        self._compile = dispatcher.compile
        self._making: list[str] = []

    def compile(self, signature: Any) -> Any:
        """Compile the function for these types, or find it on disk; in place of the dispatcher's own `compile`."""
        # Numba's lock first, as whoever waits for another process in here waits with it.
        with cast(Any, global_compiler_lock):
            before = len(self._making)
            try:
                return self._compile(signature)
            finally:
                while len(self._making) > before:
                    _release(self._making.pop())

    @property
    def cache_path(self) -> str:
        return str(FOLDER)

    def load_overload(self, signature: Any, target_context: Any) -> Any:
        """The compiled function for these types; None when it is not there: then nobody else makes it meanwhile."""
        target_context.refresh()
        try:
            path = self._path(signature, target_context.codegen())
        except Unkept:
            return None
        found = _read(path, target_context)
        if found is None:
            _reserve(path.name)
            self._making.append(path.name)
            found = _read(path, target_context)
        if found is not None:
            _used.add(path.name)
        return found

    def save_overload(self, signature: Any, compiled: Any) -> None:
        """Keep a compiled function; without a word where the disk does not take it."""
        if any(not lifted.can_cache for lifted in compiled.lifted) or compiled.library.has_dynamic_globals:
            return
        with contextlib.suppress(Unkept, OSError):
            path = self._path(signature, compiled.codegen)
            _write(path, cast(Any, serialize).dumps(compiled._reduce()))
            _used.add(path.name)
            _prune_once()

    def flush(self) -> None:
        """Nothing is held back."""

    def _path(self, signature: Any, codegen: Any) -> Path:
        name = f"{self._dispatcher.py_func.__module__}.{self._dispatcher.py_func.__name__}"
        return FOLDER / f"{name[-100:]}-{key(self._dispatcher, signature, codegen.magic_tuple())}.code"


def _read(path: Path, target_context: Any) -> Any:
    try:
        data = path.read_bytes()
        with contextlib.suppress(OSError):
            os.utime(path)  # for `prune`
        return cast(Any, CompileResult)._rebuild(target_context, *pickle.loads(data))
    except (OSError, EOFError, pickle.UnpicklingError):
        return None


def _write(path: Path, data: bytes) -> None:
    handle, fresh = tempfile.mkstemp(dir=path.parent, prefix=path.stem[:20], suffix=".new")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        os.replace(fresh, path)
    except BaseException:
        Path(fresh).unlink(missing_ok=True)
        raise


@cache
def _prune_once() -> None:
    prune(FOLDER)


# Whether all is there already: a process that has called everything writes down which files it came to need, under a
# key of the whole package, so that the next one need not call everything to find out.

#: The files that this process has read or written.
_used: set[str] = set()


@cache
def _package() -> str:
    """A key of the package's sources, the compiler and this machine's processor."""
    content = hashlib.sha256(f"{compiler()} {cpu_target.target_context.codegen().magic_tuple()}".encode())
    root = Path(__file__).parent
    for path in sorted(root.rglob("*.py")):
        content.update(f"{path.relative_to(root).as_posix()} {path.stat().st_size} ".encode() + path.read_bytes())
    return content.hexdigest()[:32]


def note_all_made() -> None:
    """Write down that what this process has used is all there is; without a word where the disk does not take it."""
    with contextlib.suppress(OSError):
        _write(FOLDER / f"{_package()}.made", "\n".join(sorted(_used)).encode())


def all_made() -> bool:
    """Whether a process of this very package has made all machine code here, and all of it is still there."""
    try:
        needed = (FOLDER / f"{_package()}.made").read_text("utf-8").split("\n")
        return set(os.listdir(FOLDER)).issuperset(needed)
    except (OSError, UnicodeError):
        return False


# Who makes what: a byte of one file is locked for each piece of code that is being made. The system frees what a
# process held when it ends, and lets nobody wait in a circle.


@cache
def _reservations(folder: Path) -> int:
    """The file of that folder; open for as long as the process lives, since closing it would free all its bytes."""
    return os.open(folder / "being-made", os.O_RDWR | os.O_CREAT, 0o600)


def _lock(name: str, how: str) -> None:
    try:
        import fcntl
    except ImportError:  # no such locks here: then the same work may be done twice
        return
    place = int.from_bytes(hashlib.sha256(name.encode()).digest()[:7], "big")
    with contextlib.suppress(OSError):  # nor on this disk; or two would wait for one another
        fcntl.lockf(_reservations(FOLDER), getattr(fcntl, how), 1, place)


def _reserve(name: str) -> None:
    """Wait until no other process makes this code, and keep others waiting meanwhile."""
    _lock(name, "LOCK_EX")


def _release(name: str) -> None:
    _lock(name, "LOCK_UN")


def keep(dispatcher: Any) -> None:
    """Let a compiled function keep its machine code on disk."""
    if isinstance(dispatcher, CPUDispatcher):  # else NUMBA_DISABLE_JIT=1
        kept = CodeCache(dispatcher)
        cast(Any, dispatcher)._cache = kept
        cast(Any, dispatcher).compile = kept.compile
