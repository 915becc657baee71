import lighthouse from "lighthouse";
import type { Result } from "lighthouse";
import type { Measured } from "./budgets.ts";
import type { Run } from "./quiet-runs.ts";

/** Runs Lighthouse with the mobile profile in the browser at this debugging port. */
export async function measure(url: string, port: number): Promise<Run<Measured>> {
  const result = await lighthouse(url, {
    port,
    output: "json",
    logLevel: "error",
    formFactor: "mobile",
    throttlingMethod: "simulate",
    onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
  });
  if (result === undefined) throw new Error(`Lighthouse returned no result for ${url}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return { measured: measuredIn(lhr), machine: lhr.environment.benchmarkIndex };
}

function measuredIn(lhr: Result): Measured {
  const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const requests = requestsIn(lhr);
  const bytes = (...kinds: string[]) =>
    requests
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((sum, { transferred }) => sum + transferred, 0);
  const known = ["Document", "Script", "Image", "Font"];
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    fcp: Math.round(value("first-contentful-paint")),
    lcp: Math.round(value("largest-contentful-paint")),
    tbt: Math.round(value("total-blocking-time")),
    cls: Math.round(value("cumulative-layout-shift") * 1000) / 1000,
    restored: lhr.audits["bf-cache"]?.score ?? 0,
    html: bytes("Document"),
    script: bytes("Script"),
    scripts: requests.filter(({ kind }) => kind === "Script").length,
    images: bytes("Image"),
    fonts: bytes("Font"),
    other: bytes(...new Set(requests.map(({ kind }) => kind).filter((k) => !known.includes(k)))),
    requests: requests.length,
  };
}

interface RequestRow {
  readonly kind: string;
  readonly transferred: number;
}

function requestsIn(lhr: Result): readonly RequestRow[] {
  const details = lhr.audits["network-requests"]?.details;
  if (details?.type !== "table") return [];
  return details.items.map((item) => ({
    kind: typeof item["resourceType"] === "string" ? item["resourceType"] : "",
    transferred: Number(item["transferSize"] ?? 0),
  }));
}
