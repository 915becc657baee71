import { Box } from "@chakra-ui/react";
import { createContext, useContext, useMemo } from "react";
import type { ReactNode } from "react";
import type { CopyEditing, ShownSettings } from "#site/content/copy-editing.ts";
import type { HomeList } from "#site/content/home-choices.ts";
import { imageAt, mapCopy, textAt, withSettings } from "#site/content/page-copy.ts";
import type { Copy, CopyImage, CopyPage, NamedTexts, StoredCopy } from "#site/content/page-copy.ts";
import type { SiteSettings } from "#site/content/site-settings.ts";
import { CoverImage } from "#site/rich-text/cover-image.tsx";
import { fallbackOf, Picture } from "#site/ui/picture.tsx";
import type { ImageProps, SiteImage } from "#site/ui/picture.tsx";
import { useSiteSettings, useStoredCopy } from "./site-settings-context.tsx";

const EditingContext = createContext<CopyEditing | null>(null);

export const CopyEditingProvider = EditingContext.Provider;

/** Whether the page is shown in the dashboard, which has a head of its own. */
export function useIsInCopyEditor(): boolean {
  return useContext(EditingContext) !== null;
}

/** The changed copy of a page; in the dashboard with what is not published yet. */
export function useShownCopy(page: CopyPage): StoredCopy {
  const editing = useContext(EditingContext);
  const published = useStoredCopy();
  return editing?.copy ?? published(page);
}

/** In the dashboard, the control that chooses what a list of the home page shows; nothing elsewhere. */
export function HomeChoiceSlot({ list }: { readonly list: HomeList }) {
  return useContext(EditingContext)?.renderHomeChoice(list) ?? null;
}

/** In the dashboard, the controls of a member of the team by its place, or with null the one that adds one. */
export function TeamControlSlot({ place }: { readonly place: number | null }) {
  return useContext(EditingContext)?.renderTeamControl(place) ?? null;
}

/** In the dashboard, the way to the site settings that a part of the page shows; nothing elsewhere. */
export function SettingLinkSlot({ shown }: { readonly shown: ShownSettings }) {
  return useContext(EditingContext)?.renderSettingLink(shown) ?? null;
}

/** A page's copy: as texts for attributes, and as nodes for elements. The nodes are the texts, except in the dashboard. */
interface PageCopy<Content> {
  readonly texts: Copy<Content, string>;
  readonly nodes: Copy<Content, ReactNode>;
}

/**
 * The copy of a page: its content with the changes of owners. Names in it stand for site settings, on some pages also for
 * texts made of several of them.
 */
export function usePageCopy<Content>(
  page: CopyPage,
  content: Content,
  namedTexts: (settings: SiteSettings) => NamedTexts = settingsAsTexts,
): PageCopy<Content> {
  const settings = useSiteSettings();
  const editing = useContext(EditingContext);
  const published = useStoredCopy();
  return useMemo(() => {
    const stored = editing?.copy ?? published(page);
    const image = (path: string, source: CopyImage["source"]) => imageAt(stored, path, source);
    const values = namedTexts(settings);
    const shown = (path: string, standard: string) =>
      withSettings(textAt(stored, path, standard), values);
    const texts = mapCopy(content, { image, text: shown });
    if (editing === null) return { texts, nodes: texts as Copy<Content, ReactNode> };
    const nodes = mapCopy(content, {
      image,
      text: (path, standard) =>
        editing.renderText({
          path,
          text: textAt(stored, path, standard),
          shown: shown(path, standard),
        }),
    });
    return { texts, nodes };
  }, [page, content, namedTexts, settings, editing, published]);
}

function settingsAsTexts(settings: SiteSettings): NamedTexts {
  return settings;
}

interface PageImageProps extends Omit<ImageProps, "source" | "height"> {
  readonly image: CopyImage<SiteImage>;
  readonly height?: "full";
}

/** An image of a page's copy: the site's own, or an uploaded one in its place. The dashboard adds a control over it. */
export function PageImage(props: PageImageProps) {
  const isEdited = useIsInCopyEditor();
  if (!isEdited) return <ShownImage {...props} />;
  return (
    <Box position="relative" height={props.height}>
      <ShownImage {...props} />
      <ImageControlSlot image={props.image} />
    </Box>
  );
}

/** In the dashboard, the control that replaces an image, over the positioned element around it; nothing elsewhere. */
export function ImageControlSlot({ image }: { readonly image: CopyImage }) {
  return useContext(EditingContext)?.renderImageControl(image) ?? null;
}

function ShownImage(props: PageImageProps) {
  const {
    image: { source, uploaded },
    sizes,
    priority = false,
    ...frame
  } = props;
  if (uploaded === null) {
    return <Picture source={source} sizes={sizes} priority={priority} {...frame} />;
  }
  const { aspectRatio, objectPosition, height } = frame;
  return (
    <CoverImage
      key={uploaded.address}
      address={uploaded.address}
      stockImage={fallbackOf(source)}
      alt={uploaded.alt}
      sizes={sizes}
      priority={priority}
      frame={{ aspectRatio, objectPosition, height }}
    />
  );
}
