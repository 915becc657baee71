import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const projectRoot = fileURLToPath(new URL("../..", import.meta.url));
const command = fileURLToPath(
  new URL("../../node_modules/electron-builder/cli.js", import.meta.url),
);

interface Packaging {
  readonly system: "linux" | "mac" | "win";
  /** A distribution of Electron, unpacked. */
  readonly electron: string;
  readonly output: string;
  /** Further settings as electron-builder's command line takes them. */
  readonly settings?: readonly string[];
}

/**
 * Packages the built app by the project's own electron-builder.yml, without making installers. Throws
 * what electron-builder says.
 */
export async function packageApp({ system, electron, output, settings = [] }: Packaging) {
  const given = [`-c.electronDist=${electron}`, `-c.directories.output=${output}`, ...settings];
  const run = promisify(execFile)(
    process.execPath,
    [command, "--dir", `--${system}`, "--x64", "--publish", "never", ...given],
    { cwd: projectRoot, env: { ...process.env, CSC_IDENTITY_AUTO_DISCOVERY: "false" } },
  );
  await run.catch((error: unknown) => {
    const said = error instanceof Error && "stdout" in error ? String(error.stdout) : "";
    throw new Error(`electron-builder failed: ${said}`, { cause: error });
  });
}
