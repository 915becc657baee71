import { keyboardOf } from "./keyboard.ts";
import type { AdminCommand, MediaKind, Notice, PickMediaOptions, Platform } from "./platform.ts";

const OUTSIDE_SCHEMES = new Set(["http:", "https:", "mailto:", "tel:"]);
const ACCEPT: Readonly<Record<MediaKind, string>> = {
  image: "image/*",
  "image-or-video": "image/*,video/*",
};

/** The `Platform` of a browser tab. */
export function createBrowserPlatform(): Platform {
  const listeners = new Set<(command: AdminCommand) => void>();
  return {
    keyboard: keyboardOf(navigator.platform),
    hasTitleBar: false,
    bundledPaths: new Set(), // the site itself serves the dashboard
    // Browsers on computers ignore `capture`, touch screens included.
    reportsWhileHidden: false,
    hasCamera: "matchMedia" in window && window.matchMedia("(pointer: coarse)").matches,
    pickMedia: pickByInput,
    saveFile: (file) => {
      download(file);
      return Promise.resolve("unknown");
    },
    openExternal: (url) => {
      if (!OUTSIDE_SCHEMES.has(url.protocol)) {
        return Promise.reject(new Error(`This kind of address cannot be opened: ${url.protocol}`));
      }
      follow(url);
      return Promise.resolve();
    },
    notify: (notice) => {
      notify(notice, (command) => {
        listeners.forEach((listen) => {
          listen(command);
        });
      });
    },
    setUnread: showBadge,
    setUnsaved: () => undefined, // the page's beforeunload handler asks
    setAppearance: () => undefined, // a page cannot change the browser's frame
    setAvailableCommands: () => undefined, // a page has no menu in the browser
    readPreferences: () => Promise.resolve([]),
    setPreference: () => Promise.reject(new Error("A browser has no settings for this page.")),
    onCommand: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function pickByInput({ kind, multiple, camera }: PickMediaOptions): Promise<readonly File[]> {
  return new Promise((resolve) => {
    const input = document.createElement("input");
    input.type = "file";
    if (camera === true) {
      // With another type in the list, Android ignores `capture`.
      input.accept = ACCEPT.image;
      input.setAttribute("capture", "environment");
    } else {
      input.accept = acceptFor(kind, navigator.userAgent);
      input.multiple = multiple;
    }
    // Safari on iOS reports the choice reliably only for an input of the document.
    input.hidden = true;
    document.body.append(input);
    const finish = () => {
      input.remove();
      resolve([...(input.files ?? [])]);
    };
    input.addEventListener("change", finish);
    input.addEventListener("cancel", finish);
    input.click();
  });
}

/**
 * Types that a file dialog offers. On iOS, images alone let the member take a photo; so they do on Android up to
 * 13. From Android 14 on, Chromium opens the system's photo picker, which has no camera, unless it finds a type that
 * is not an image or video: this one matches no file. https://issues.chromium.org/issues/40937303
 */
export function acceptFor(kind: MediaKind, userAgent: string): string {
  const isChromiumOnAndroid = /Android.*Chrome\//.test(userAgent);
  return isChromiumOnAndroid ? `${ACCEPT[kind]},android/allowCamera` : ACCEPT[kind];
}

function download(file: File) {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 60_000);
}

/** Opens http(s) in a new tab. mailto and tel start another program and would leave an empty tab behind. */
function follow(url: URL) {
  const link = document.createElement("a");
  link.href = url.href;
  if (url.protocol.startsWith("http")) {
    link.target = "_blank";
    link.rel = "noopener noreferrer";
  }
  link.click();
}

/** Shows a notification only if the member has granted permission before; does not request it. */
function notify({ title, body, opens }: Notice, send: (command: AdminCommand) => void) {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const shown = new Notification(title, { body });
  shown.addEventListener("click", () => {
    window.focus();
    if (opens !== undefined) send({ type: "open", item: opens });
  });
}

function showBadge(count: number) {
  if (!("setAppBadge" in navigator)) return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  shown.catch(() => undefined); // only installed apps have an icon for the badge
}
