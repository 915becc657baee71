import { describe, expect, it } from "vitest";
import { readBackupOptions } from "./backup-options.ts";

const HOSTED = {
  VITE_SUPABASE_URL: "https://studio.supabase.co/",
  VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_of_a_studio",
  BACKUP_EMAIL: " backup@studio.test ",
  BACKUP_PASSWORD: " brass lamp ",
};

const read = (args: readonly string[], change: Readonly<Record<string, string>> = {}) =>
  readBackupOptions(args, () => ({ ...HOSTED, ...change }));

describe("SU18 the options of npm run backup", () => {
  it("--remote reads the project and the account from the environment", () => {
    expect(read(["--remote", "--out", "/backups", "--keep", "7"])).toEqual({
      folder: "/backups",
      keep: 7,
      source: {
        url: "https://studio.supabase.co",
        publishableKey: HOSTED.VITE_SUPABASE_PUBLISHABLE_KEY,
        email: "backup@studio.test",
        password: " brass lamp ",
        label: "studio.supabase.co",
      },
    });
  });

  it.each([
    [["--remote"], { BACKUP_EMAIL: " " }, "Set BACKUP_EMAIL and BACKUP_PASSWORD"],
    [["--remote"], { BACKUP_PASSWORD: "" }, "Set BACKUP_EMAIL and BACKUP_PASSWORD"],
    [["--remote"], { VITE_SUPABASE_URL: "" }, "Set VITE_SUPABASE_URL"],
    [["--remote"], { VITE_SUPABASE_URL: "http://a.test" }, "must be an https:// address"],
    [["--remote"], { VITE_SUPABASE_PUBLISHABLE_KEY: "sb_secret_x" }, "is a secret key"],
    [[], { BACKEND_DATA_DIR: "/none" }, "No backend runs on /none"],
    [["--keep", "0"], {}, "--keep must be a whole number of at least 1"],
    [["--keep", "1.5"], {}, "--keep must be a whole number of at least 1"],
    [["--keeps"], {}, "takes only --remote, --out <folder> and --keep <number>"],
    [["--out"], {}, "takes only --remote, --out <folder> and --keep <number>"],
    [["a.zip"], {}, "takes only --remote, --out <folder> and --keep <number>"],
  ])("%j with %j is refused with a sentence without secrets", (args, change, sentence) => {
    const refused = () => read(args, change);
    expect(refused).toThrow(sentence);
    expect(refused).not.toThrow("brass");
    expect(refused).not.toThrow("sb_secret_x");
  });
});
