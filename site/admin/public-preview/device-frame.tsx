import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { Box, chakra } from "@chakra-ui/react";
import { useEffect, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { PublicUi } from "#site/ui/public-ui.tsx";
import { Column } from "#site/ui/column.tsx";
import { fitDevice } from "./devices.ts";
import { scrollToFragment } from "./scroll-to-fragment.ts";
import { useFollowCaret } from "./use-follow-caret.ts";

/** Links leave the preview: its window shows one page only. */
const FRAME_DOCUMENT =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><base target="_blank"><title>Preview</title></head><body></body></html>';

const COLUMN_SPACE = { base: "10", lg: "20" };

interface DeviceFrameProps {
  readonly title: string;
  /** Width of the window in CSS pixels. */
  readonly width: number;
  /** Scrolls to the block with the editor's caret. */
  readonly followsCaret?: boolean;
  /** The children are a whole page with columns of its own, as opposed to the article of a page. */
  readonly isWholePage?: boolean;
  /** Escape within the frame. */
  readonly onEscape?: () => void;
  readonly children: ReactNode;
}

/**
 * A window of a device's width with a part of the public site, scaled to the space around it. It is a document of its
 * own, so that the media queries of the page apply as on that device.
 */
export function DeviceFrame({ title, width, children, ...options }: DeviceFrameProps) {
  const { followsCaret = false, isWholePage = false, onEscape } = options;
  const area = useRef<HTMLDivElement>(null);
  const size = useSize(area);
  const { scale, height } = fitDevice(width, size);
  const [body, setBody] = useState<HTMLElement | null>(null);
  useFollowCaret(followsCaret ? body : null);
  return (
    <Box ref={area} height="full" overflow="hidden">
      <Box
        marginInline="auto"
        overflow="hidden"
        style={{ width: width * scale, height: size.height }}
      >
        <chakra.iframe
          title={title}
          srcDoc={FRAME_DOCUMENT}
          border="none"
          bg="bg.subtle"
          transformOrigin="0 0"
          style={{ width, height, transform: `scale(${String(scale)})` }}
          onLoad={({ currentTarget }) => {
            const loaded = currentTarget.contentDocument;
            if (loaded === null) return;
            copyFontFaces(loaded);
            setBody(loaded.body);
          }}
        />
      </Box>
      {body !== null &&
        createPortal(
          <FramePage title={title} head={body.ownerDocument.head} {...(onEscape && { onEscape })}>
            {isWholePage ? children : <Column paddingBlock={COLUMN_SPACE}>{children}</Column>}
          </FramePage>,
          body,
        )}
    </Box>
  );
}

interface FramePageProps extends Pick<DeviceFrameProps, "title" | "onEscape" | "children"> {
  readonly head: HTMLElement;
}

/** The providers of a public page, whose styles are written to the frame's document. */
function FramePage({ title, head, onEscape, children }: FramePageProps) {
  const cache = useMemo(() => createCache({ key: "css", container: head }), [head]);
  return (
    <CacheProvider value={cache}>
      <PublicUi>
        <Box
          as="main"
          // Landmarks of frames are listed with those of the dashboard, which has a main of its own.
          aria-label={title}
          containerType="inline-size"
          overflowX="clip"
          css={{ "--page": "100cqw" }}
          onClick={scrollToFragment}
          onKeyDown={({ key }) => {
            if (key === "Escape") onEscape?.();
          }}
        >
          {children}
        </Box>
      </PublicUi>
    </CacheProvider>
  );
}

/** The sheets with the studio's typefaces: files in a build, elements in development. */
function copyFontFaces(target: Document) {
  const sheets = document.querySelectorAll<HTMLElement>('link[rel="stylesheet"], style');
  for (const sheet of sheets) {
    const isFile = sheet instanceof HTMLLinkElement;
    if (!isFile && !sheet.textContent.includes("@font-face")) continue;
    const copy = target.importNode(sheet, true);
    if (isFile) copy.setAttribute("href", sheet.href);
    target.head.append(copy);
  }
}

function useSize(ref: React.RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      setSize({ width, height });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [ref]);
  return size;
}
