import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page, Route } from "@playwright/test";
import { endSession } from "#site/e2e/end-session.ts";
import type { FaultContext, FaultInjection, InjectedFault, FaultTarget } from "./flow.ts";
import { SERVER_SAYS } from "./table.ts";
import type { Fault } from "./table.ts";

const BACKEND = /\/(rest|auth|storage)\/v1\//;
/** Factor by which the clients' request timeout is shortened: 3 s instead of 30 s. */
const TIMEOUT_DIVISOR = 10;

/** Setup that a fault needs before the page is opened. */
export const PREPARED: Partial<Readonly<Record<Fault, (page: Page) => Promise<unknown>>>> = {
  "30 s latency": (page) => page.addInitScript(shortenTimeouts, TIMEOUT_DIVISOR),
  "storage full": (page) => page.addInitScript(fillStorage),
  "storage denied": (page) => page.addInitScript(denyStorage),
};

/** How each fault is injected at the network boundary of the client, before the form is submitted. */
export const STRIKES: Readonly<Record<Fault, FaultInjection>> = {
  "backend down": ({ page }) =>
    onRequests(page, BACKEND, (route) => route.abort("connectionrefused")),
  offline: async ({ page }) => {
    await page.context().setOffline(true);
    return { lift: () => page.context().setOffline(false) };
  },
  "401": respondsWith(401, { code: "PGRST301", message: "JWT expired" }),
  "session ended": async ({ page, stack }) => {
    await endSession(page, stack);
    return alreadyActive();
  },
  "403": respondsWith(403, { code: "42501", message: "permission denied" }),
  "zero rows": respondsWith(200, []),
  "404": respondsWith(404, "<h1>Not Found</h1>"),
  "409": respondsWith(409, {
    code: "23503",
    message: 'violates foreign key constraint "category_id_fkey"',
    details: 'Key (category_id)=(1) is not present in table "categories".',
  }),
  "413": respondsWith(413, { statusCode: "413", message: SERVER_SAYS["413"] }),
  "415": respondsWith(415, { statusCode: "415", message: "mime type text/x is not supported" }),
  "429": respondsWith(429, {
    code: 429,
    message: SERVER_SAYS["429"],
    msg: SERVER_SAYS["429"],
  }),
  "5xx": respondsWith(503, "<h1>Service Unavailable</h1>"),
  "30 s latency": ({ page }, target) => {
    const lifted = Promise.withResolvers<undefined>();
    return onTarget(
      page,
      target,
      async (route) => {
        await route.fetch();
        // The page has timed out by then; the route stays pending until the fault is lifted.
        await lifted.promise;
      },
      lifted.resolve,
    );
  },
  "upload cut": cutOff,
  "lost response": ({ page }, target) =>
    onTarget(page, target, async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    }),
  "storage full": alreadyActive,
  "storage denied": alreadyActive,
};

/** A fault that responds in place of the server. */
export function respondsWith(status: number, body: unknown): FaultInjection {
  const html = typeof body === "string";
  return ({ page }, target) =>
    onTarget(page, target, (route) =>
      route.fulfill({
        status,
        headers: { "access-control-allow-origin": "*" },
        contentType: html ? "text/html" : "application/json",
        body: html ? body : JSON.stringify(body),
      }),
    );
}

function onTarget(
  page: Page,
  { method, url }: FaultTarget,
  respond: (route: Route) => Promise<void>,
  release: (value: undefined) => void = () => undefined,
): Promise<InjectedFault> {
  return onRequests(
    page,
    url,
    (route) => (route.request().method() === method ? respond(route) : route.fallback()),
    release,
  );
}

async function onRequests(
  page: Page,
  url: RegExp,
  respond: (route: Route) => Promise<void>,
  release: (value: undefined) => void = () => undefined,
): Promise<InjectedFault> {
  const active = new Set<Promise<void>>();
  let isLifted = false;
  const handle = async (route: Route) => {
    if (isLifted) return route.fallback();
    const response = respond(route);
    active.add(response);
    await response.finally(() => active.delete(response));
  };
  await page.route(url, handle);
  return {
    lift: async () => {
      release(undefined);
      isLifted = true;
      // `unroute` lets pending requests continue to the server, and fulfilling them fails.
      await Promise.all(active);
      await page.unroute(url, handle);
    },
  };
}

/** Fault: the connection is reset after the first bytes of the file. */
async function cutOff({ page }: FaultContext, target: FaultTarget): Promise<InjectedFault> {
  const server = createServer((request) => {
    request.once("data", () => request.socket.resetAndDestroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const { lift } = await onTarget(page, target, (route) =>
    route.continue({ url: `http://127.0.0.1:${String(port)}/` }),
  );
  return {
    lift: async () => {
      await lift();
      server.close();
    },
  };
}

function alreadyActive(): Promise<InjectedFault> {
  return Promise.resolve({ lift: () => Promise.resolve() });
}

// The following functions run in the page, before its own scripts.

function shortenTimeouts(times: number) {
  const real = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (milliseconds) => real(milliseconds / times);
}

function fillStorage() {
  const refuse = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
  Storage.prototype.setItem = refuse;
  IDBObjectStore.prototype.put = refuse;
}

function denyStorage() {
  for (const name of ["localStorage", "sessionStorage"] as const) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
  }
  IDBFactory.prototype.open = () => {
    throw new DOMException("Access is denied in this context.", "SecurityError");
  };
}
