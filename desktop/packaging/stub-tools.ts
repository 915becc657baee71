import { chmod, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

/** Fakes of programs that electron-builder calls and this machine lacks: Apple's codesign, and the
 * tools for deb and AppImage, which it would download. Each records its arguments. */

interface StubTools {
  /** Environment in which electron-builder finds the fakes. */
  readonly env: Readonly<Record<string, string>>;
  /** Folder of their records. */
  readonly records: string;
}

/** Writes the fakes into `folder`. codesign: `codesign.args`, one argument per line, and a copy of the
 * framework at that moment. fpm: `fpm.args`, and its input files for paths outside of /opt below
 * `fpm/`. AppImage: the staged folder as `appdir`. */
export async function stubTools(folder: string): Promise<StubTools> {
  const records = path.join(folder, "records");
  const bin = path.join(folder, "bin");
  const appImage = path.join(folder, "appimage");
  await mkdir(records, { recursive: true });
  await mkdir(bin);
  for (const empty of ["runtimes", "lib/x64"]) {
    await mkdir(path.join(appImage, empty), { recursive: true });
  }
  await writeFile(path.join(appImage, "runtimes", "runtime-x64"), "runtime");
  await writeProgram(path.join(appImage, "desktop-file-validate"), "exit 0");
  await writeProgram(
    path.join(appImage, "mksquashfs"),
    `cp -a "$1" "${records}/appdir"; echo > "$2"`,
  );
  await writeProgram(path.join(bin, "codesign"), codesign(records));
  await writeProgram(path.join(bin, "fpm"), fpm(records));
  const env = {
    PATH: `${bin}${path.delimiter}${process.env["PATH"] ?? ""}`,
    CUSTOM_FPM_PATH: path.join(bin, "fpm"),
    APPIMAGE_TOOLS_PATH: appImage,
  };
  return { env, records };
}

/** Writes an executable shell script. */
export async function writeProgram(file: string, script: string): Promise<void> {
  await writeFile(file, `#!/bin/sh\nset -e\n${script}\n`);
  await chmod(file, 0o755);
}

const codesign = (records: string) => `
printf '%s\\n' "$@" >> "${records}/codesign.args"
for app; do :; done
cp "$app/Contents/Frameworks/Electron Framework.framework/Electron Framework" "${records}/signed-framework"`;

const fpm = (records: string) => `
printf '%s\\n' "$@" > "${records}/fpm.args"
before=
for argument; do
  [ "$before" = --package ] && echo deb > "$argument"
  [ "$before" = --after-install ] && cp "$argument" "${records}/after-install"
  case "$argument" in *=/usr/*)
    target="${records}/fpm\${argument#*=}"
    mkdir -p "$(dirname "$target")"
    cp "\${argument%%=*}" "$target" ;;
  esac
  before="$argument"
done`;
