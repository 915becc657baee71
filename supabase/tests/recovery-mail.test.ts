import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createMember } from "#supabase/local/create-member.ts";
import { anonymous, call } from "./clients.ts";
import { unique } from "./matrix.ts";
import { PASSWORD } from "./users.ts";
import { useBackend } from "./test-backend.ts";

const backend = useBackend({ siteUrl: "http://127.0.0.1:4999" });

it("SU19 the link of the reset mail points to the site of this backend", async () => {
  const email = `${unique()}@studio.test`;
  await createMember(backend, { email, password: PASSWORD, role: "editor" });
  await call(backend, anonymous, "POST", "/auth/v1/recover", { email });
  const folder = join(backend.dataDir, "mail");
  const mail = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .find((text) => text.startsWith(`To: ${email}\n`));
  expect(mail).toMatch(/ href="http:\/\/127\.0\.0\.1:4999\/admin\?recovery=[^"]+"/);
});
