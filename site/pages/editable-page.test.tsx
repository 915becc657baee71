import { screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, it } from "vitest";
import { createPublicClient } from "#supabase/data/public-client.ts";
import { renderInTheme } from "#site/testing/render.tsx";
import { EditablePage } from "./editable-page.tsx";

it("suspends while the code of its page loads, so that the dashboard shows its skeleton", () => {
  const client = createPublicClient({ url: "http://127.0.0.1:1", publishableKey: "key" });
  const editing = {
    copy: {},
    renderText: () => null,
    renderImageControl: () => null,
    renderHomeChoice: () => null,
    renderTeamControl: () => null,
    renderSettingLink: () => null,
  };
  renderInTheme(
    <Suspense fallback="Skeleton">
      <EditablePage page="home" client={client} editing={editing} />
    </Suspense>,
  );
  expect(screen.getByText("Skeleton")).toBeTruthy();
});
