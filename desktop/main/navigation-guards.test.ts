import { expect, it, vi } from "vitest";
import { guardContents } from "./navigation-guards.ts";

type Listener = (event: object) => void;

function guarded() {
  const listeners = new Map<string, Listener>();
  const contents = {
    on: (name: string, listener: Listener) => listeners.set(name, listener),
    setWindowOpenHandler: vi.fn(),
  };
  guardContents(contents as never, {
    isOwnPage: (address) => address.startsWith("studio://dashboard/"),
    openExternal: () => Promise.resolve(),
    onRefused: vi.fn(),
  });
  return (name: string, details: { url: string; isMainFrame: boolean }) => {
    const preventDefault = vi.fn();
    listeners.get(name)?.({ ...details, preventDefault });
    return preventDefault.mock.calls.length > 0;
  };
}

const PLAYERS = [
  "https://www.youtube-nocookie.com/embed/aaaaaaaaaaa?autoplay=1",
  "https://player.vimeo.com/video/1?autoplay=1",
];

it.each([...PLAYERS, "about:srcdoc"])("BP04 a frame may show %s, the window may not", (url) => {
  const prevented = guarded();
  for (const name of ["will-frame-navigate", "will-redirect"])
    expect(prevented(name, { url, isMainFrame: false }), name).toBe(false);
  expect(prevented("will-navigate", { url, isMainFrame: true })).toBe(true);
  expect(prevented("will-redirect", { url, isMainFrame: true })).toBe(true);
});

it.each([
  "https://evil.example/",
  "https://www.youtube-nocookie.com.evil.example/",
  "http://player.vimeo.com/video/1",
  "about:blank#https://player.vimeo.com",
  "file:///etc/passwd",
])("a frame may not show %s", (url) => {
  const prevented = guarded();
  for (const name of ["will-frame-navigate", "will-redirect"])
    expect(prevented(name, { url, isMainFrame: false }), name).toBe(true);
});
