import type { BrowserContext } from "@playwright/test";

type Stored = Readonly<Record<string, string>>;

const profiles = new WeakMap<BrowserContext, Profile>();

/** localStorage on disk. Chromium commits it after 5 seconds at the earliest and is throttled per
 * hour, so here a kill loses everything since the last flush or normal exit. */
export class Profile {
  readonly #context: BrowserContext;
  /** Null: the disk equals the browser's storage. */
  #disk: Stored | null = {};
  #end: "none" | "killed" | "in order" = "none";

  static of(context: BrowserContext): Profile {
    const known = profiles.get(context) ?? new Profile(context);
    profiles.set(context, known);
    return known;
  }

  private constructor(context: BrowserContext) {
    this.#context = context;
  }

  flushed(stored: Stored): void {
    this.#disk = stored;
  }

  exitedCleanly(): void {
    this.#end = "in order";
  }

  killed(): void {
    if (this.#end !== "in order") this.#end = "killed";
  }

  /** Before a start: resets localStorage of `origin` to the state that the previous end left on disk. */
  async restore(origin: string): Promise<void> {
    const end = this.#end;
    this.#end = "none";
    if (end === "none") return;
    const page = await this.#context.newPage();
    const blank = `${origin}/storage-of-the-test`;
    await page.route(blank, (route) => route.fulfill({ contentType: "text/html", body: "" }));
    await page.goto(blank);
    this.#disk = await page.evaluate(
      (disk) => {
        if (disk !== null) {
          localStorage.clear();
          for (const [key, value] of Object.entries(disk)) localStorage.setItem(key, value);
        }
        return Object.fromEntries(Object.entries(localStorage));
      },
      end === "killed" ? this.#disk : null,
    );
    await page.close();
  }
}
