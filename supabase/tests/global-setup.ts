import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { createMember, createUser } from "#supabase/local/create-member.ts";
import { startBackend } from "#supabase/local/start-backend.ts";
import type { NativePostgres } from "./native-postgres.ts";
import { startNativePostgres } from "./native-postgres.ts";
import { PASSWORD, PEOPLE } from "./users.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The data folder of a stopped backend with migrations and members, and no content. */
    readonly template: string;
    /** A native PostgreSQL server, or the reason why it is missing. */
    readonly native: { readonly url: string } | { readonly missing: string };
  }
}

/** Creates the data folder that every test file copies, and starts native PostgreSQL once where
 * possible. */
export async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "studio-tests-"));
  const template = join(folder, "template");
  await makeTemplate(template);
  project.provide("template", template);
  const native = await startNativePostgres();
  if ("missing" in native) {
    console.warn(`Native PostgreSQL: NOT RUN, ${native.missing}`);
    project.provide("native", native);
  } else {
    project.provide("native", { url: native.url });
  }
  return async () => {
    await stop(native);
    rmSync(folder, { recursive: true, force: true });
  };
}

async function makeTemplate(dataDir: string) {
  const backend = await startBackend({ port: 0, dataDir });
  await createMember(backend, { ...PEOPLE.owner, password: PASSWORD, role: "owner" });
  await createMember(backend, { ...PEOPLE.editor, password: PASSWORD, role: "editor" });
  await createUser(backend, PEOPLE.outsider.email, PASSWORD);
  await backend.stop();
}

async function stop(native: NativePostgres | { missing: string }) {
  if ("stop" in native) await native.stop();
}
