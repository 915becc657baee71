import { expect } from "@playwright/test";
import type { Page } from "puppeteer-core";
import { test } from "./firefox-pages.ts";

const opacityOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => getComputedStyle(element).opacity);

const isShown = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.checkVisibility());

test("NV06 in Firefox the menu opens from the keyboard and closes with Escape", async ({
  firefox,
  address,
}) => {
  await firefox.setViewport({ width: 390, height: 844 });
  await firefox.goto(address);
  expect(await isShown(firefox, "#site-menu")).toBe(false);
  await firefox.focus("[popovertarget=site-menu]");
  await firefox.keyboard.press("Enter");
  await expect.poll(() => isShown(firefox, "#site-menu")).toBe(true);
  await firefox.keyboard.press("Escape");
  await expect.poll(() => isShown(firefox, "#site-menu")).toBe(false);
});

test("in Firefox the skip link is the first stop of the keyboard and leads to the content", async ({
  firefox,
  address,
}) => {
  await firefox.goto(`${address}/about`);
  await firefox.keyboard.press("Tab");
  expect(await firefox.evaluate(() => document.activeElement?.getAttribute("href"))).toBe(
    "#content",
  );
  await firefox.keyboard.press("Enter");
  await expect.poll(() => firefox.evaluate(() => location.hash)).toBe("#content");
  expect(await firefox.evaluate(() => document.activeElement?.id)).toBe("content");
});

test("in Firefox the room shows the chosen hour", async ({ firefox, address }) => {
  await firefox.setViewport({ width: 1440, height: 900 });
  await firefox.goto(address);
  const evening = "input[value='6PM']";
  await firefox.$eval(evening, (input) => {
    input.click();
  });
  await expect.poll(() => opacityOf(firefox, "[data-hour='6PM']")).toBe("1");
  expect(await opacityOf(firefox, "[data-hour='10PM']")).toBe("0");
});

test("SU28 in Firefox the plan of a project is drawn completely, without animations by scrolling", async ({
  firefox,
  address,
}) => {
  await firefox.goto(`${address}/portfolio/modern-luxury-villa`);
  const outlines = await firefox.$$eval("svg [pathLength]", (paths) =>
    paths.map((path) => getComputedStyle(path).strokeDashoffset),
  );
  expect(outlines.length).toBeGreaterThan(0);
  expect(new Set(outlines)).toEqual(new Set(["0px"]));
});

test("in Firefox the former addresses of the not-found page are closed and open by a click", async ({
  firefox,
  address,
}) => {
  await firefox.goto(`${address}/nowhere`);
  expect(await isShown(firefox, "details a")).toBe(false);
  await firefox.click("details summary");
  await expect.poll(() => isShown(firefox, "details a")).toBe(true);
});

test("in Firefox the contact form says at the field what is missing and keeps what was typed", async ({
  firefox,
  address,
}) => {
  await firefox.goto(`${address}/contact`);
  await firefox.type("form input:not([tabindex='-1'])", "Ada");
  await firefox.click("form button[type=submit]");
  await firefox.waitForSelector("form [aria-invalid=true]");
  const name = await firefox.$eval("form input:not([tabindex='-1'])", (input) => input.value);
  expect(name).toBe("Ada");
});
