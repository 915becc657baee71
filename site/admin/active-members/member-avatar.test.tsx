import { fireEvent } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderInTheme } from "#site/testing/render.tsx";
import { MemberAvatar } from "./member-avatar.tsx";

const PHOTO =
  "https://p.example/storage/v1/object/public/project-images/1763000000000-k3x9ab12cd34w2560h1707.jpg";

const initialsIn = (container: Element) =>
  container.querySelector("[data-initials]")?.getAttribute("data-initials");

it("shows the initials of a member without a photo", () => {
  const { container } = renderInTheme(<MemberAvatar label="Ewa Nowak" photo="" />);
  expect(initialsIn(container)).toBe("EN");
  expect(container.querySelector("img")).toBeNull();
});

it("shows the smallest copy of a photo, and the initials if it was deleted", () => {
  const { container } = renderInTheme(<MemberAvatar label="ewa.nowak@studio.test" photo={PHOTO} />);
  const image = container.querySelector("img");
  expect(image?.getAttribute("src")).toBe(PHOTO.replace(".jpg", "c480.webp"));
  expect(initialsIn(container)).toBe("");
  fireEvent.error(image ?? container);
  expect(initialsIn(container)).toBe("EN");
});
