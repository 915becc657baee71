import type { Page } from "@playwright/test";
import { storedOnDevice } from "#site/e2e/autosaved-form.ts";
import { expect, test } from "#site/e2e/fixtures.ts";

const late = (page: Page) => page.getByText("Not saved yet: this device is slow to answer.");

test(
  "SU04 every write and removal of a draft is a transaction with strict durability",
  { tag: "@web" },
  async ({ page, rows, dashboard }) => {
    const title = `Durable ${rows.unique()}`;
    rows.removeLater(title);
    await page.addInitScript(recordDurability);
    await dashboard.postForm.open();
    await dashboard.postForm.fill({ title, content: "First words." });
    await expect(storedOnDevice(page)).toBeVisible();
    const written = await page.evaluate(recordedDurability);
    expect(written.length).toBeGreaterThan(0);
    await dashboard.postForm.submit.click();
    await expect(dashboard.toast("Blog Post Published! 🎉")).toBeVisible();
    await expect.poll(() => page.evaluate(storedDrafts)).toBe(0);
    const all = await page.evaluate(recordedDurability);
    expect(all.length).toBeGreaterThan(written.length);
    expect(new Set(all)).toEqual(new Set(["strict"]));
  },
);

test(
  "SU04 a draft counts as saved only when its transaction has completed",
  { tag: "@web" },
  async ({ page, dashboard }) => {
    await page.addInitScript(holdTransactions);
    await dashboard.postForm.open();
    await dashboard.postForm.fill({ title: "Held", content: "Every word." });
    await expect(late(page)).toBeVisible();
    // The request to store the draft has succeeded; only its transaction is still open.
    expect(await page.evaluate(heldWrites)).toBeGreaterThan(0);
    await expect(storedOnDevice(page)).toHaveCount(0);

    await page.evaluate(() => window.dispatchEvent(new Event("complete-transactions")));
    await expect(storedOnDevice(page)).toBeVisible();
    await expect(late(page)).toHaveCount(0);
    expect(await page.evaluate(storedDrafts)).toBe(1);
  },
);

// The following functions run in the page.

/** Records the durability of each transaction that changes drafts. */
function recordDurability() {
  const begin = Object.getOwnPropertyDescriptor(IDBDatabase.prototype, "transaction")
    ?.value as IDBDatabase["transaction"];
  const recorded: string[] = [];
  Reflect.set(window, "recordedDurability", recorded);
  IDBDatabase.prototype.transaction = function (tables, mode, options) {
    const transaction = begin.call(this, tables, mode, options);
    if (this.name === "studio-drafts" && transaction.mode === "readwrite")
      recorded.push(transaction.durability);
    return transaction;
  };
}

function recordedDurability() {
  return Reflect.get(window, "recordedDurability") as string[];
}

/** Keeps the transactions that change drafts open until "complete-transactions": a transaction stays open
 * while it has requests. */
function holdTransactions() {
  const commit = Object.getOwnPropertyDescriptor(IDBTransaction.prototype, "commit")
    ?.value as IDBTransaction["commit"];
  let isHeld = true;
  window.addEventListener("complete-transactions", () => {
    isHeld = false;
  });
  IDBTransaction.prototype.commit = function () {
    const [table = ""] = this.objectStoreNames;
    if (this.db.name !== "studio-drafts") {
      commit.call(this);
      return;
    }
    const wait = () => {
      if (!isHeld) {
        commit.call(this);
        return;
      }
      const reading = this.objectStore(table).count();
      reading.onsuccess = () => {
        Reflect.set(window, "heldWrites", reading.result);
        wait();
      };
    };
    wait();
  };
}

/** The number of drafts that an open transaction holds. */
function heldWrites() {
  return Number(Reflect.get(window, "heldWrites") ?? 0);
}

/** The number of drafts on the disk. */
function storedDrafts(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("studio-drafts");
    opening.onerror = () => {
      reject(new Error("The drafts cannot be opened."));
    };
    opening.onsuccess = () => {
      const counting = opening.result.transaction("drafts").objectStore("drafts").count();
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result);
      };
    };
  });
}
