import { ChakraProvider } from "@chakra-ui/react";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ProjectPageColumns, GalleryImage } from "#supabase/data/public-projects.ts";
import { plans } from "#site/content/plans/plans.ts";
import { publicSystem } from "#site/ui/theme/public-system.ts";
import { system } from "#site/ui/theme/system.ts";
import { ProjectArticle } from "./project-article.tsx";

const image = (url: string, stage: GalleryImage["stage"] = ""): GalleryImage => ({
  ...{ url, alt: `Alt of ${url}`, caption: "", credit: "" },
  stage,
});
const uploaded = (name: string) =>
  `https://x.test/storage/v1/object/public/project-images/1763000000000-${name}w1600h1067.webp`;
const PAIR = [image(uploaded("aaaaaaaaaaaa"), "before"), image(uploaded("bbbbbbbbbbbb"), "after")];

const bare: ProjectPageColumns = {
  ...{ title: "The loft", description: "Under the roof.", content: "Under the roof." },
  ...{ featuredImageUrl: null, galleryImages: [], location: null, projectDate: null },
  ...{ areaSqft: null, projectType: null, plan: null, materials: [], credits: [] },
  ...{ outcome: "", testimonial: null },
};
const rich: ProjectPageColumns = {
  ...bare,
  content: "## Oak\n\n- lime\n- light",
  galleryImages: [
    image("/a.webp"),
    { ...image("/b.webp"), caption: "The hall.", credit: "Ada" },
    ...PAIR,
  ],
  ...{ location: "Gdynia", projectDate: "2024-05-01", areaSqft: 1850, plan: "dining-room" },
  materials: [{ name: "Oak", swatch: "#c9b79c", note: "Oiled" }],
  credits: [
    { role: "Joiner", name: "Bo", link: "https://bo.test/" },
    { role: "", name: "Cy", link: "javascript:alert(1)" },
  ],
  outcome: "Quiet.\n\nFor good.",
  testimonial: { quote: "We <b>sleep</b>.", person: "D.", role: "Owner" },
};

const article = (project: ProjectPageColumns, theme = publicSystem) => (
  <ChakraProvider value={theme}>
    <ProjectArticle project={project} contactLink={<a href="/contact">Ask</a>} />
  </ChakraProvider>
);
const headings = () => screen.queryAllByRole("heading").map(({ textContent }) => textContent);

it("SU08 has the same elements and styles in the themes of site and dashboard", () => {
  const [onTheSite, inTheDashboard] = [publicSystem, system].map((theme) => {
    const { container, unmount } = render(article(rich, theme));
    const html = container.innerHTML;
    unmount();
    return html;
  });
  expect(onTheSite).toContain("Oak");
  expect(inTheDashboard).toBe(onTheSite);
  // The first rendering in each theme is slow on a busy machine.
}, 30_000);

describe("SU28 the page of a project", () => {
  it("has title, description and contact link only, without anything else", () => {
    const { container } = render(article(bare));
    expect(headings()).toEqual(["The loft"]);
    expect(screen.getAllByText("Under the roof.")).toHaveLength(1);
    expect(
      container.querySelectorAll("img, svg, dl, ul, figure, section, input, dialog"),
    ).toHaveLength(0);
    expect(screen.getByRole("link", { name: "Ask" })).toBeDefined();
  });

  it("has every part under its heading, in order, and each image once", () => {
    const { container } = render(article(rich));
    expect(headings()).toEqual([
      ...["The loft", "Oak", "The plan", "Before and after", "Materials"],
      ...["The result", "In the client’s words", "Credits"],
    ]);
    const files = [...container.querySelectorAll("img")].map(({ src }) => src);
    expect(new Set(files).size).toBe(files.length);
    expect(files).toHaveLength(4);
    expect(screen.getByText("1,850 sq ft (172 m²)")).toBeDefined();
    expect(container.querySelector("figcaption")?.textContent).toBe("The hall. Photograph: Ada");
  });

  it("shows markup of a testimonial as typed", () => {
    const { container } = render(article(rich));
    expect(screen.getByText("“We <b>sleep</b>.”")).toBeDefined();
    expect(container.querySelector("blockquote b")).toBeNull();
    expect(screen.getByText("D., Owner")).toBeDefined();
  });

  it("says once beside a part that it is demo content, and beside no part of a studio's own", () => {
    const { rerender } = render(article(rich));
    expect(screen.queryByText("Demo content")).toBeNull();
    const credit = { role: "Joinery", name: "Jan P., Toruń (demo)", link: "" };
    const testimonial = { quote: "We sleep.", person: "D.", role: "Gdańsk (demo)" };
    rerender(article({ ...rich, credits: [credit], testimonial }));
    expect(screen.getAllByText("Demo content")).toHaveLength(2);
    expect(screen.getByText("Jan P., Toruń")).toBeDefined();
    expect(screen.getByText("D., Gdańsk")).toBeDefined();
    rerender(article({ ...rich, credits: [credit, ...rich.credits], testimonial: null }));
    expect(screen.queryByText("Demo content")).toBeNull();
    expect(screen.getByText("Jan P., Toruń (demo)")).toBeDefined();
  });

  it("sets the words of the client across the column, with the contact link below", () => {
    render(article({ ...bare, testimonial: { quote: "We sleep.", person: "", role: "" } }));
    expect(headings()).toEqual(["The loft", "In the client’s words"]);
    const words = screen.getByRole("region", { name: "In the client’s words" });
    expect(within(words).getByText("“We sleep.”")).toBeDefined();
    expect(within(words).getByRole("link", { name: "Ask" })).toBeDefined();
  });

  it("sets a short result as a statement, and a long one like the text", () => {
    const styles = ["Quiet.", `Quiet, ${"and so on ".repeat(30)}.`].map((outcome) => {
      const { unmount } = render(article({ ...bare, outcome }));
      const text = screen.getByRole("region", { name: "The result" }).querySelector("p");
      const style = getComputedStyle(text ?? document.body).fontWeight;
      unmount();
      return style;
    });
    expect(styles[0]).not.toBe(styles[1]);
  });

  it("SU30 limits an image of unknown size to its own width, at either density", () => {
    const url = "https://elsewhere.test/a.webp";
    const { container } = render(article({ ...bare, galleryImages: [image(url)] }));
    expect(container.querySelector("img")?.srcset).toBe(`${url} 1x, ${url} 2x`);
    const figure = container.querySelector<HTMLElement>("figure");
    expect(figure?.style.getPropertyValue("--own-width")).toBe("auto");
  });

  it("links the allowed addresses of credits only", () => {
    render(article(rich));
    expect(screen.getByRole("link", { name: "Bo" }).getAttribute("href")).toBe("https://bo.test/");
    expect(screen.queryByRole("link", { name: "Cy" })).toBeNull();
    expect(screen.getByText("Cy")).toBeDefined();
  });

  it.each([...plans.keys()])("draws the plan %s with its texts", (plan) => {
    render(article({ ...bare, plan }));
    const drawing = plans.get(plan);
    const svg = screen.getByRole("img", { name: drawing?.title ?? "no plan" });
    expect(within(svg).getAllByText(/m²|\d/).length).toBeGreaterThan(2);
    expect(within(svg).getByText("N")).toBeDefined();
    for (const path of svg.querySelectorAll("path")) {
      expect(path.getAttribute("d")).toMatch(/^M[-\d.\sMLHVCSQTAZmlhvcsqtaz]+$/);
    }
  });

  it("shows an uploaded plan, and nothing for a plan that does not exist", () => {
    const { rerender } = render(article({ ...bare, plan: "https://x.test/plan.webp" }));
    expect(screen.getByRole("img", { name: "Plan" })).toBeDefined();
    rerender(article({ ...bare, plan: "no-such-plan" }));
    expect(headings()).toEqual(["The loft"]);
  });

  it.each([
    [["A"], "A marks where this view stands:"],
    [["A", "B"], "The letters mark where each view stands:"],
  ])("names the cameras %j in the sentence above their links", (cameras, sentence) => {
    const galleryImages = cameras.map((name) => ({
      ...image(`/${name}.webp`),
      caption: `${name} — View ${name}, 2.5 m up. Taken at noon.`,
    }));
    render(article({ ...bare, plan: "dining-room", galleryImages }));
    expect(screen.getByText(sentence)).toBeDefined();
    const links = screen.getAllByRole("link", { name: /^[A-Z]: the picture$/ });
    expect(links.map((link) => link.parentElement?.textContent)).toEqual(
      cameras.map((name) => `${name}View ${name}, 2.5 m up.`),
    );
  });

  it.each([
    [1, 1],
    [2, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ])("shows %i materials in %i columns of a wide screen", (count, columns) => {
    const materials = Array.from({ length: count }, (_, index) => ({
      ...{ name: `Oak ${String(index)}`, swatch: "#c9b79c", note: "Oiled" },
    }));
    const { container } = render(article({ ...bare, materials }));
    const list = container.querySelector("[aria-labelledby=project-materials] ul");
    const rules = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map(({ cssText }) => cssText),
    );
    const own = rules.filter((rule) => rule.includes(`.${list?.className ?? "no list"}`)).join("");
    expect(own).toContain("repeat(2, minmax(0px, 1fr))");
    expect(own).toContain(`repeat(${String(columns)}, minmax(0px, 1fr))`);
  });

  it("moves the border between before and after by the keys of a range input", () => {
    const { container } = render(article(rich));
    const range = screen.getByRole("slider", { name: /^Before or after/ });
    fireEvent.input(range, { target: { value: "20" } });
    const frame = container.querySelector<HTMLElement>("[data-compare]");
    expect(frame?.style.getPropertyValue("--share")).toBe("0.2");
  });

  it("has no range input for two views of different ratio", () => {
    const tall = image(uploaded("cccccccccccc").replace("h1067", "h2000"), "after");
    const [before = tall] = PAIR;
    render(article({ ...bare, galleryImages: [before, tall] }));
    expect(screen.getAllByRole("img")).toHaveLength(2);
    expect(screen.queryByRole("slider")).toBeNull();
  });
});

describe("SU28 the lightbox", () => {
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
      this.open = true;
    });
  });

  it("shows the original of an image, and closes", () => {
    render(article({ ...bare, galleryImages: [image(`${uploaded("dddddddddddd")}#focus=1,2`)] }));
    fireEvent.click(screen.getByRole("button", { name: /^Alt of/ }));
    const dialog = screen.getByRole("dialog");
    expect(within(dialog).getByRole("img").getAttribute("src")).toBe(uploaded("dddddddddddd"));
    expect(within(dialog).getByRole("button", { name: "Close" })).toBeDefined();
    dialog.removeAttribute("open");
    fireEvent(dialog, new Event("close"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
