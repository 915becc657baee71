import { QueryClient } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { renderInDashboard } from "#site/testing/render-in-dashboard.tsx";
import { HistoryDialog } from "./history-dialog.tsx";

const EWA = { id: "m1", email: "ewa@studio.test", name: "Ewa Nowak", photo: "" };
const JAN = { id: "m2", email: "jan@studio.test", name: "", photo: "" };

const version = (id: string, saved_by: string | null) => ({
  id,
  saved_at: "2026-03-04T10:00:00Z",
  saved_by,
});

it("lists versions by the names of the members who saved them, else by e-mail address", async () => {
  const queries = new QueryClient();
  queries.setQueryData([...adminKeys.members, "active"], [EWA, JAN]);
  const saved = [version("1", EWA.email), version("2", JAN.email), version("3", null)];
  const history = {
    queryKey: ["test"],
    list: () => Promise.resolve(saved),
    get: () => Promise.resolve("An earlier text"),
    partsOf: () => [],
  };
  renderInDashboard(
    <HistoryDialog history={history} onRestore={() => undefined} onClose={() => undefined} />,
    { queries },
  );
  const entries = await screen.findAllByRole("listitem");
  const names = ["Ewa Nowak", JAN.email, "the studio"];
  for (const [index, name] of names.entries()) expect(entries[index]?.textContent).toContain(name);
  expect(screen.queryByText(EWA.email)).toBeNull();
});
