import * as v from "valibot";
import { parseResponse } from "./parse-response.ts";
import { sendAsStaff } from "./staff-requests.ts";
import type { StaffClient } from "./staff-client.ts";

/** Statistics of the inquiries that came from one page, or of all. Spam is excluded. */
export interface SourceStatistics {
  readonly inquiries: number;
  /** Those with a reply from the inbox, or with another status than New. */
  readonly replied: number;
  /** Median time to the first reply that was sent from the inbox, in seconds; null without one. */
  readonly replySeconds: number | null;
  readonly won: number;
  readonly lost: number;
}

/** A page of the site from which visitors opened the contact form. */
export interface SourcePage extends SourceStatistics {
  /** Path of the page; '' if unknown. */
  readonly path: string;
  /** Title of the project or post; '' for other pages. */
  readonly title: string;
}

export interface InquiryStatistics {
  readonly all: SourceStatistics;
  /** The 100 pages with the most inquiries, in that order. */
  readonly pages: readonly SourcePage[];
}

const rowsSchema = v.array(
  v.object({
    path: v.nullable(v.string()),
    title: v.string(),
    inquiries: v.number(),
    replied: v.number(),
    reply_seconds: v.nullable(v.number()),
    won: v.number(),
    lost: v.number(),
  }),
);

const NONE: SourceStatistics = { inquiries: 0, replied: 0, replySeconds: null, won: 0, lost: 0 };

/** Inquiries since a time, in all and by the page that they came from; null for all of them. From one call. */
export async function inquiryStatistics(
  client: StaffClient,
  since: Date | null,
  signal?: AbortSignal,
): Promise<InquiryStatistics> {
  const request = client.rest.rpc("inquiry_statistics", {
    since: since?.toISOString() ?? "-infinity",
  });
  const rows = parseResponse(rowsSchema, await sendAsStaff(client, request, signal));
  let all = NONE;
  const pages: SourcePage[] = [];
  for (const { path, title, reply_seconds, ...counts } of rows) {
    const statistics = { ...counts, replySeconds: reply_seconds };
    if (path === null) all = statistics;
    else pages.push({ path, title, ...statistics });
  }
  return { all, pages };
}
