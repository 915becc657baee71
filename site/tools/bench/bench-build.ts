import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { signIn } from "#supabase/data/auth.ts";
import { createCategory } from "#supabase/data/categories.ts";
import { createPost } from "#supabase/data/posts.ts";
import { createStaffClient } from "#supabase/data/staff-client.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { memoryStorage } from "#site/e2e/memory-storage.ts";
import { newPost } from "#site/e2e/new-rows.ts";
import { memberAccount } from "#site/e2e/stacks.ts";
import { buildSite } from "#site/prerender/build-site.ts";
import { startChild } from "#site/tools/child-process.ts";
import { freePort } from "#site/tools/ports.ts";
import type { BackendInfo, BackendRequest } from "#site/tools/server-process-backend.ts";
import { runFirstBuild } from "./measure-first-build.ts";

/*
 * `npm run bench:build`: the first production build of the demo site, with an empty image cache, then the
 * build of a blog with 1,200 published posts, both on the embedded backend. Fails if one exceeds its budget.
 * The posts share the site's own images, because resizing an archive's images happens once and is cached
 * between builds (prerender/responsive-images.ts).
 */
const POSTS = 1200;
const MAX_SECONDS = 30;
const CATEGORIES = ["Kitchens", "Color", "Light", "Materials"];
const IMAGES = ["modern-luxury-villa", "minimalist-apartment", "spa-bathroom", "dining-pendant"];
const PARAGRAPH =
  "Oak darkens in the sun, and **linen** does not mind. Walk through the rooms [once](/about) in the " +
  "morning and once at dusk, and write down where you *stop*: that is where the lamp belongs.\n\n";
const BODY = `## What we look at first\n\n${PARAGRAPH.repeat(12)}- plaster\n- timber\n\n> Less.\n\n${PARAGRAPH.repeat(8)}`;
/** Concurrent requests. */
const CONCURRENCY = 8;

const isDemoWithinLimit = await runFirstBuild();
const folder = await mkdtemp(path.join(os.tmpdir(), "studio-bench-"));
const request: BackendRequest = {
  port: await freePort(),
  dataDir: path.join(folder, "data"),
  content: { empty: memberAccount },
};
const backend = await startChild<BackendInfo>(
  new URL("../server-process-backend.ts", import.meta.url),
  { options: request },
);
try {
  const { url, publishableKey } = backend.info;
  const staff = createStaffClient({ url, publishableKey, storage: memoryStorage() });
  await publishAll(staff);
  const env = {
    VITE_SUPABASE_URL: url,
    VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
    VITE_SITE_URL: "https://studio.example",
  };
  // Vite also reads them from the environment.
  Object.assign(process.env, env);
  const began = performance.now();
  const { pages, seconds } = await buildSite({ outDir: path.join(folder, "site"), env });
  const whole = (performance.now() - began) / 1000;
  console.info(
    `${pages} pages: ${seconds.toFixed(1)} s, with the code ${whole.toFixed(1)} s (at most ${MAX_SECONDS}).`,
  );
  process.exitCode = whole > MAX_SECONDS || !isDemoWithinLimit ? 1 : 0;
} finally {
  await backend.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function publishAll(staff: StaffClient): Promise<void> {
  await signIn(staff, memberAccount.email, memberAccount.password);
  const categories = await Promise.all(CATEGORIES.map((name) => createCategory(staff, name)));
  const numbers = Array.from({ length: POSTS }, (_, index) => index + 1).values();
  const worker = async () => {
    for (const number of numbers) {
      const image = IMAGES[number % IMAGES.length] ?? "";
      await createPost(
        staff,
        newPost({
          title: `Room number ${number}`,
          content: `${BODY}Number ${number}.`,
          category_id: categories[number % categories.length]?.id ?? null,
          featured_image_url: `/images/${image}-1280.webp`,
        }),
      );
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}
