import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const projectRoot = fileURLToPath(new URL("../..", import.meta.url));
const command = fileURLToPath(
  new URL("../../node_modules/electron-builder/cli.js", import.meta.url),
);

interface Packaging {
  readonly system: "linux" | "mac" | "win";
  readonly arch?: "x64" | "arm64";
  /** Formats to make of the packaged app; none stops at its folder. */
  readonly formats?: readonly string[];
  /** A distribution of Electron, unpacked. */
  readonly electron: string;
  readonly output: string;
  /** Further settings as electron-builder's command line takes them. */
  readonly settings?: readonly string[];
  /** Further variables, such as where the tools for a format are. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Packages the built app by the project's own electron-builder.yml. Throws what electron-builder
 * prints when it fails.
 */
export async function packageApp(packaging: Packaging): Promise<void> {
  const { system, arch = "x64", formats = ["dir"], electron, output, settings = [] } = packaging;
  const given = [`-c.electronDist=${electron}`, `-c.directories.output=${output}`, ...settings];
  const run = promisify(execFile)(
    process.execPath,
    [command, `--${system}`, ...formats, `--${arch}`, "--publish", "never", ...given],
    {
      cwd: projectRoot,
      env: { ...process.env, CSC_IDENTITY_AUTO_DISCOVERY: "false", ...packaging.env },
    },
  );
  await run.catch((error: unknown) => {
    const said = error instanceof Error && "stdout" in error ? String(error.stdout) : "";
    throw new Error(`electron-builder failed: ${said}`, { cause: error });
  });
}
