import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { ListPlaceholders, markBuiltEmpty } from "./built-empty.tsx";

function list(cache: QueryClient) {
  return (
    <QueryClientProvider client={cache}>
      <ListPlaceholders empty={<h2>Nothing yet</h2>}>
        <p>Placeholder</p>
      </ListPlaceholders>
    </QueryClientProvider>
  );
}

it("the HTML of a list that was empty at build time has the empty state alone; placeholders come with hydration", async () => {
  const cache = new QueryClient();
  markBuiltEmpty(cache);
  const built = new DOMParser().parseFromString(renderToString(list(cache)), "text/html");
  document.body.replaceChildren(...built.body.childNodes);
  expect(document.body.textContent).toBe("Nothing yet");
  await act(async () => {
    hydrateRoot(document.body, list(cache));
    return Promise.resolve();
  });
  expect(document.body.textContent).toBe("Placeholder");
});

it("the HTML of any other list has its placeholders", () => {
  expect(renderToString(list(new QueryClient()))).toBe("<p>Placeholder</p>");
});
