import { useCallback } from "react";
import { textAt, withSettings } from "#site/content/page-copy.ts";
import type { CopyPage } from "#site/content/page-copy.ts";
import { isDetailed } from "#site/content/services.ts";
import type { Service } from "#site/content/services.ts";
import { servicesList } from "#site/content/services-page.ts";
import { useSiteSettings, useStoredCopy } from "./site-settings-context.tsx";

interface ServiceMeta {
  readonly title: string;
  /** The lowest fee; null for a service that is part of every design. */
  readonly fee: string | null;
}

/** Title and fee of a service as other pages repeat them: as published for the Services page. */
export function useServiceMeta(): (service: Service) => ServiceMeta {
  const settings = useSiteSettings();
  const published = useStoredCopy();
  return useCallback(
    (service) => {
      const shown = (page: CopyPage, path: string, standard: string) =>
        withSettings(textAt(published(page), path, standard), settings);
      if (!isDetailed(service)) {
        return { title: shown("home", `serviceTitles.${service.id}`, service.title), fee: null };
      }
      const path = `list.${service.id}`;
      return {
        title: shown("services", `${path}.title`, service.title),
        fee: shown("services", `${path}.fee`, servicesList.feeOf(service)),
      };
    },
    [settings, published],
  );
}
