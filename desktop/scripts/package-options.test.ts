import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { builderArguments, requireBuildSettings, withoutEmptySigning } from "./package-options.ts";

it("lists the required settings of a build", () => {
  expect(() => {
    requireBuildSettings({ VITE_SITE_URL: "https://studio.example" });
  }).toThrow("Set VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY in .env");
});

it("refuses to ship a secret key", () => {
  expect(() => {
    requireBuildSettings({
      VITE_SITE_URL: "https://studio.example",
      VITE_SUPABASE_URL: "https://reference.supabase.co",
      VITE_SUPABASE_PUBLISHABLE_KEY: "sb_secret_of_this_studio",
    });
  }).toThrow("is a secret key");
});

it("enables feed and signing by the environment only", () => {
  expect(builderArguments({})).toEqual([]);
  expect(builderArguments({ DESKTOP_UPDATE_URL: "https://updates.studio.example" })).toEqual([
    "-c.publish.provider=generic",
    "-c.publish.url=https://updates.studio.example",
  ]);
  expect(() => builderArguments({ DESKTOP_UPDATE_URL: "http://updates" })).toThrow("https");
  expect(
    builderArguments({
      AZURE_SIGN_PUBLISHER: "CN=Studio",
      AZURE_SIGN_ENDPOINT: "https://weu.codesigning.azure.net",
      AZURE_SIGN_ACCOUNT: "studio",
      AZURE_SIGN_PROFILE: "release",
    }),
  ).toContain("-c.win.azureSignOptions.certificateProfileName=release");
  expect(() => builderArguments({ AZURE_SIGN_ACCOUNT: "studio" })).toThrow("AZURE_SIGN_PROFILE");
});

it("treats empty signing variables as absent, and passes the given ones on", () => {
  const env = { CSC_LINK: "", WIN_CSC_LINK: " ", APPLE_API_KEY: "/key.p8", PATH: "" };
  const child = { ...env, ...withoutEmptySigning(env) };
  // A variable that is undefined is not passed on to a child process.
  const script = "process.stdout.write(JSON.stringify(process.env))";
  const seen: unknown = JSON.parse(
    execFileSync(process.execPath, ["-e", script], { env: child, encoding: "utf8" }),
  );
  expect(seen).toMatchObject({ APPLE_API_KEY: "/key.p8", PATH: "" });
  expect(seen).not.toHaveProperty("CSC_LINK");
  expect(seen).not.toHaveProperty("WIN_CSC_LINK");
});
