import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { simpleParser } from "mailparser";

/** The link in the mail that invites this address. The backend's worker writes it within a few seconds. */
export async function invitationMailedTo(dataDir: string, email: string): Promise<string> {
  const folder = path.join(dataDir, "mail");
  mkdirSync(folder, { recursive: true });
  const link = /\S+\/admin\?invitation=\S+/;
  const readLink = async () => {
    const files = readdirSync(folder).filter((file) => file.endsWith(".eml"));
    const mails = await Promise.all(
      files.map((file) => simpleParser(readFileSync(path.join(folder, file)))),
    );
    const texts = mails.flatMap(({ to, text = "" }) =>
      to !== undefined && !Array.isArray(to) && to.text === email ? [text] : [],
    );
    return link.exec(texts.at(-1) ?? "")?.[0] ?? "";
  };
  let found = "";
  await expect.poll(async () => (found = await readLink())).toMatch(link);
  return found;
}
