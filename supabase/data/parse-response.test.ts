import { expect, it } from "vitest";
import { redeemInvitation } from "./invitations.ts";
import { listLastJobRuns } from "./jobs.ts";
import { searchMedia } from "./media-files.ts";
import { importRedirects } from "./redirects.ts";
import type { StaffClient } from "./staff-client.ts";
import { scriptedBackend, scriptedResponse } from "./testing/scripted-fetch.ts";

type Read = (client: StaffClient) => Promise<unknown>;

const jobs: Read = (client) => listLastJobRuns(client);
const media: Read = (client) =>
  searchMedia(client, { search: "", use: "all", onlyImages: false }, 0);
const redirects: Read = (client) => importRedirects(client, [{ from_path: "/a", to_path: "/b" }]);
const invitation: Read = (client) => redeemInvitation(client, "AAAA-BBBB");

const run = { job: "trash", started_at: "2026-11-25T03:17:00Z", error: null };

it.each([
  ["SU32 the last runs of jobs", jobs, [{ ...run, deleted: { posts: "3" } }]],
  ["SU32 the last runs of jobs", jobs, [{ ...run, deleted: ["posts"] }]],
  ["SU25 the media library", media, { total: 1 }],
  ["SU25 the media library", media, { total: 1, files: [{ name: "a.png" }] }],
  ["SU31 the refused rows of an import", redirects, [{ place: "0", message: "" }]],
  ["SU31 the refused rows of an import", redirects, null],
  ["SU22 the proof of an invitation", invitation, { token: "" }],
])("%s: an unexpected response is an error of the server", async (_what, read, response) => {
  const { staff } = scriptedBackend(scriptedResponse(200, response));
  await expect(read(staff)).rejects.toMatchObject({
    name: "DataError",
    code: "server",
    message: "The server has a problem at the moment. Please try again in a few minutes.",
  });
});

it("SU32 the counts of a run that deleted nothing are empty", async () => {
  const { staff } = scriptedBackend(scriptedResponse(200, [{ ...run, deleted: null }]));
  expect((await listLastJobRuns(staff)).get("trash")).toMatchObject({ counts: {} });
});
