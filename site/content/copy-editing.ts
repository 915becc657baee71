import type { ReactNode } from "react";
import type { PublicClient } from "#supabase/data/public-client.ts";
import type { HomeList } from "./home-choices.ts";
import type { CopyImage, CopyPage, StoredCopy } from "./page-copy.ts";

/** A text of a page, as the dashboard edits it. */
export interface EditedText {
  readonly path: string;
  /** The text with the names of site settings. */
  readonly text: string;
  /** Text that visitors read. */
  readonly shown: string;
}

/** Section of the site settings that a page shows beside its copy. */
export type ShownSettings = "numbers" | "proof" | "contact";

/** Makes the copy of a page editable. Only the dashboard provides it. */
export interface CopyEditing {
  /** The changed copy, with what is not published yet. */
  readonly copy: StoredCopy;
  readonly renderText: (text: EditedText) => ReactNode;
  /** Renders the control that replaces an image, over the image. */
  readonly renderImageControl: (image: CopyImage) => ReactNode;
  /** Renders the control that chooses what a list of the home page shows. */
  readonly renderHomeChoice: (list: HomeList) => ReactNode;
  /** Renders the controls of a member of the team by its place, or with null the one that adds a member. */
  readonly renderTeamControl: (place: number | null) => ReactNode;
  /** Renders the way to the site settings that a part of the page shows. */
  readonly renderSettingLink: (shown: ShownSettings) => ReactNode;
}

/** A page of the public site with editable copy. Entry points inject its component into the dashboard. */
export interface EditablePageProps {
  readonly page: CopyPage;
  readonly client: PublicClient;
  readonly editing: CopyEditing;
}
