"""What the program is called and what it says of itself to each system: Windows, macOS, Linux. Imports the version.

Nothing is said twice: the name, the identifier and the releases come from here and from `tabletop/changes.md`.
"""

import platform
import re
import shutil
import sys
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parents[2]
WINDOWS, MACOS = sys.platform == "win32", sys.platform == "darwin"
LINUX = not WINDOWS and not MACOS
NAME = "Tabletop"
IDENTIFIER = "games.tabletop.Tabletop"
SUMMARY = "Games about cats and space, at one table"
KEYWORDS = ("board game", "card game", "cats", "space", "hot seat")
ENDING = "tabletop"
"""The ending of the files that hold a match."""
MIME = "application/x-tabletop-match"
MATCH = "Tabletop match"
AUTHORS = "The Tabletop makers"
PROGRAM = "tabletop"
"""What the executable is called on Linux."""


def version() -> str:
    """The program's version, from the one place that has it."""
    text = (ROOT / "tabletop" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"', text, re.MULTILINE)
    assert found, "tabletop/__init__.py tells no version"
    return found.group(1)


def releases() -> list[tuple[str, str, list[str]]]:
    """Version, day and what has changed, the newest first."""
    text = (ROOT / "tabletop" / "changes.md").read_text(encoding="utf-8")
    found = []
    for part in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        head, _newline, body = part.partition("\n")
        number, day = head.split(" · ")
        found.append((number, day.strip(), [" ".join(chunk.split()) for chunk in body.strip().split("\n\n")]))
    return found


# -- Linux -----------------------------------------------------------------------------------------------------


def desktop_entry(command: str = PROGRAM) -> str:
    """What a menu needs to know; the command is a name on the PATH or a quoted absolute path."""
    return f"""[Desktop Entry]
Type=Application
Version=1.4
Name={NAME}
GenericName=Board games
Comment={SUMMARY}
Exec={command} %f
Icon={IDENTIFIER}
Terminal=false
Categories=Game;BoardGame;
Keywords={";".join(KEYWORDS)};
MimeType={MIME};
StartupWMClass={PROGRAM}
StartupNotify=true
"""


def metainfo() -> str:
    """What a software centre shows."""
    told = "".join(f"    <release version='{number}' date='{day}'><description>"
                   + "".join(f"<p>{escape(words)}</p>" for words in changes)
                   + "</description></release>\n" for number, day, changes in releases())  # fmt: skip
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>{IDENTIFIER}</id>
  <name>{NAME}</name>
  <summary>{SUMMARY}</summary>
  <metadata_license>CC0-1.0</metadata_license>
  <project_license>MIT</project_license>
  <developer_name>{AUTHORS}</developer_name>
  <description>
    <p>Five games for one person against AIs, or for friends who pass the mouse. Drag the cards, click them or use the
    keyboard alone; every move is saved, everything you may do glows, and everything you may not do says why.</p>
    <p>Every game has a lesson at its own table, a coach for the first matches, hints and a rulebook with pictures.</p>
  </description>
  <launchable type="desktop-id">{IDENTIFIER}.desktop</launchable>
  <icon type="stock">{IDENTIFIER}</icon>
  <categories>
    <category>Game</category>
    <category>BoardGame</category>
  </categories>
  <provides>
    <binary>{PROGRAM}</binary>
    <mediatype>{MIME}</mediatype>
  </provides>
  <content_rating type="oars-1.1">
    <content_attribute id="violence-cartoon">mild</content_attribute>
  </content_rating>
  <releases>
{told}  </releases>
</component>
"""


def mime_type() -> str:
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="{MIME}">
    <comment>{MATCH}</comment>
    <icon name="{IDENTIFIER}"/>
    <sub-class-of type="application/gzip"/>
    <glob pattern="*.{ENDING}"/>
  </mime-type>
</mime-info>
"""


def furnish(folder: Path) -> None:
    """Put beside a built program on Linux what makes it part of a desktop, and the script that tells the desktop."""
    share = folder / "share"
    texts = {
        share / "applications" / f"{IDENTIFIER}.desktop": desktop_entry(),
        share / "metainfo" / f"{IDENTIFIER}.metainfo.xml": metainfo(),
        share / "mime" / "packages" / f"{IDENTIFIER}.xml": mime_type(),
    }
    for file, text in texts.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    import icons  # with pygame, which the environment that only packs need not have

    icons.write_hicolor(share / "icons", IDENTIFIER)
    script = folder / "install"
    shutil.copy(Path(__file__).with_name("install"), script)
    script.chmod(0o755)


# -- Windows and macOS -----------------------------------------------------------------------------------------


def version_resource() -> str:
    """What Windows shows in a file's properties, as PyInstaller reads it."""
    numbers = tuple(int(part) for part in (*re.findall(r"\d+", version()), 0, 0, 0, 0)[:4])
    words = {
        "CompanyName": AUTHORS,
        "FileDescription": NAME,
        "FileVersion": version(),
        "InternalName": NAME,
        "LegalCopyright": f"{AUTHORS}, MIT licence",
        "OriginalFilename": f"{NAME}.exe",
        "ProductName": NAME,
        "ProductVersion": version(),
    }
    told = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in words.items())
    return f"""VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0, OS=0x40004, fileType=1, subtype=0,
    date=(0, 0)),
  kids=[StringFileInfo([StringTable('040904B0', [{told}])]), VarFileInfo([VarStruct('Translation', [1033, 1200])])],
)
"""


def property_list() -> dict[str, object]:
    """What macOS reads of an application."""
    return {
        "CFBundleName": NAME,
        "CFBundleDisplayName": NAME,
        "CFBundleShortVersionString": version(),
        "CFBundleVersion": version(),
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": "11.0",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": f"{AUTHORS}, MIT licence",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": MATCH,
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "tabletop.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [f"{IDENTIFIER}.match"],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": f"{IDENTIFIER}.match",
                "UTTypeDescription": MATCH,
                "UTTypeConformsTo": ["public.data"],
                "UTTypeTagSpecification": {"public.filename-extension": [ENDING], "public.mime-type": MIME},
            }
        ],
    }


READ_ME = "README.txt"


def read_me(of: str = sys.platform) -> str:
    """What whoever has unpacked the archive needs to know, in the words of their system."""
    start, put_in, matches, folder = {
        "win32": (
            f"Double-click {NAME}.exe. If Windows warns of a program it does not know, choose\n"
            "More info, then Run anyway.",
            "Nothing has to be installed: put this folder wherever you like, and the program\n"
            "into your start menu by a right click on it. To get rid of it, delete the folder.\n"
            "tabletop-cli.exe is the same program for the command line.",
            "%LOCALAPPDATA%\\tabletop",
            f"LICENSE ({NAME}: MIT) and THIRD_PARTY.md (everything that comes with it)",
        ),
        "darwin": (
            f"Double-click {NAME}. If macOS does not want to open it, choose Open Anyway in\n"
            "System Settings, Privacy & Security.",
            f"Nothing has to be installed: drag {NAME} into Applications, if you like.\n"
            "To get rid of it, drag it to the bin.",
            "~/Library/Application Support/tabletop",
            f"{NAME}: MIT. About in the program tells those of everything that comes with it",
        ),
    }.get(
        of,
        (
            f"Double-click {PROGRAM} in this folder, or type ./{PROGRAM} in a terminal.",
            "Nothing has to be installed. If you want it in your menu, with its icon, and\n"
            f".{ENDING} files opened with it, run ./install here; the program stays in this\n"
            "folder. ./install --remove takes it out of the menu again; then delete the folder.",
            "~/.local/share/tabletop (settings: ~/.config/tabletop, log: ~/.local/state/tabletop)",
            f"LICENSE ({NAME}: MIT) and THIRD_PARTY.md (everything that comes with it)",
        ),
    )
    return f"""{NAME} {version()}
{SUMMARY}.

TO PLAY
{start}

TO KEEP IT
{put_in}

YOUR MATCHES
Every move is saved. Matches are kept in
{matches}
and stay there, whatever becomes of this folder.

LICENCES
{folder}.
"""


def write_read_me(folder: Path) -> None:
    newline = "\r\n" if WINDOWS else "\n"  # as the simplest of the system's editors shows it
    (folder / READ_ME).write_text(read_me(), encoding="utf-8", newline=newline)


def system() -> str:
    """What the archive for this machine is named after."""
    name = "windows" if WINDOWS else "macos" if MACOS else "linux"
    return f"{name}-{platform.machine().lower().replace('amd64', 'x86_64')}"
