import { fireEvent } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderInTheme } from "#site/testing/render.tsx";
import { MemberAvatar } from "./member-avatar.tsx";

const PHOTO =
  "https://p.example/storage/v1/object/public/project-images/1763000000000-k3x9ab12cd34w2560h1707.jpg";

it("shows the initials of a member without a photo", () => {
  const { container } = renderInTheme(<MemberAvatar label="Ewa Nowak" photo="" />);
  expect(container.textContent).toBe("EN");
  expect(container.querySelector("img")).toBeNull();
});

it("shows the smallest copy of a photo, and the initials if it was deleted", () => {
  const { container } = renderInTheme(<MemberAvatar label="ewa.nowak@studio.test" photo={PHOTO} />);
  const image = container.querySelector("img");
  expect(image?.getAttribute("src")).toBe(PHOTO.replace(".jpg", "c480.webp"));
  expect(container.textContent).toBe("");
  fireEvent.error(image ?? container);
  expect(container.textContent).toBe("EN");
});
