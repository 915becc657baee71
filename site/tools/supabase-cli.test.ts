import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";
import { projectRoot } from "./project-env.ts";
import { CLI } from "./supabase-cli.ts";

const read = (file: string) => readFileSync(`${projectRoot}${file}`, "utf8");

/** `supabase`, with or without a version, and what follows on its line. */
const COMMAND = /\bsupabase(?:@\S+)? (?:login|link|db|config|functions|secrets|migration)\b.*/g;

describe.each(["README.md", "supabase/health-check/advice.ts"])("%s", (file) => {
  const commands = read(file).match(COMMAND) ?? [];

  it("names the version of Supabase's command line with each command", () => {
    expect(commands).not.toEqual([]);
    expect(commands.filter((command) => !command.startsWith(`${CLI} `))).toEqual([]);
  });

  it("pushes to the hosted project, not to a local stack", () => {
    const pushes = commands.filter((command) => /\b(?:db|config) push\b/.test(command));
    expect(pushes).not.toEqual([]);
    expect(pushes.filter((push) => !/ (?:db|config) push --remote\b/.test(push))).toEqual([]);
  });
});

it("config.toml has the keys that this version reads", () => {
  const { auth } = parse(read("supabase/config.toml"));
  expect(auth).toMatchObject({
    enabled: true,
    enable_signup: false,
    email: { enabled: true, enable_confirmations: true, secure_password_change: true },
  });
});
