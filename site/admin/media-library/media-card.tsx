import { Box, chakra, Link, Stack, Text } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import { messageOf } from "#supabase/data/errors.ts";
import type { LibraryFile, MediaUse } from "#supabase/data/media-files.ts";
import {
  displayName,
  fileTitle,
  MediaThumbnail,
} from "#site/admin/media/library/media-thumbnail.tsx";
import { RowCheckbox } from "#site/admin/data-table/row-checkbox.tsx";
import type { RowSelection } from "#site/admin/data-table/use-selection.ts";
import { useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import { copyPageSearch } from "#site/admin/navigation/dashboard-tabs.ts";
import { shortTime } from "#site/format/time.ts";
import { ConfirmDialog } from "#site/ui/confirm-dialog.tsx";
import { DescribeDialog } from "./describe-dialog.tsx";
import { FileActions } from "./file-actions.tsx";
import { describeFile, fileUsageSentence } from "./library-model.ts";
import type { SelectableFile } from "./library-model.ts";
import { useDeleteFile } from "./use-library.ts";
import { TALL_LINK } from "#site/ui/theme/touch.ts";

interface MediaCardProps {
  readonly file: LibraryFile;
  readonly selection: RowSelection<SelectableFile>;
}

/** One file of the library: checkbox, preview, uses and actions. */
export function MediaCard({ file, selection }: MediaCardProps) {
  const remove = useDeleteFile();
  const [isConfirming, setIsConfirming] = useState(false);
  const describeButton = useRef<HTMLButtonElement>(null);
  const [isDescribing, setIsDescribing] = useState(false);
  const describe = () => {
    setIsDescribing(true);
  };
  return (
    <Stack as="li" gap="2" minWidth="0" aria-label={displayName(file)}>
      <Box position="relative">
        <ThumbnailButton file={file} onClick={describe} />
        <Box position="absolute" insetBlockStart="2" insetInlineStart="2" {...CHECKBOX_FRAME}>
          <RowCheckbox selection={selection} id={file.name} title={displayName(file)} />
        </Box>
      </Box>
      <FileTexts file={file} />
      <Uses file={file} />
      <FileActions
        file={file}
        describeButton={describeButton}
        isDeleting={remove.isPending}
        onDescribe={describe}
        onDelete={() => {
          setIsConfirming(true);
        }}
      />
      {isDescribing && (
        <DescribeDialog
          file={file}
          finalFocusEl={() => describeButton.current}
          onClose={() => {
            setIsDescribing(false);
          }}
        />
      )}
      {remove.isError && (
        <Text role="alert" textStyle="caption" color="fg.error">
          {messageOf(remove.error) || "It could not be deleted. Please try again."}
        </Text>
      )}
      <ConfirmDialog
        open={isConfirming}
        title={file.uses.length === 0 ? "Delete this file?" : "This file is in use"}
        confirmLabel={file.uses.length === 0 ? "Delete forever" : "Delete it anyway"}
        cancelLabel="Keep"
        onConfirm={() => {
          setIsConfirming(false);
          remove.mutate(file);
        }}
        onCancel={() => {
          setIsConfirming(false);
        }}
      >
        <Text overflowWrap="anywhere">
          {fileUsageSentence(file.uses)} A deleted file cannot be brought back, except by a backup.
        </Text>
      </ConfirmDialog>
    </Stack>
  );
}

/** Keeps the checkbox visible on any image. */
const CHECKBOX_FRAME = {
  display: "flex",
  padding: "1.5",
  bg: "bg",
  borderRadius: "sm",
  boxShadow: "xs",
} as const;

interface ThumbnailButtonProps {
  readonly file: LibraryFile;
  readonly onClick: () => void;
}

/** Opens the description of a file by mouse or finger; the row's icon does the same for the keyboard. */
function ThumbnailButton({ file, onClick }: ThumbnailButtonProps) {
  return (
    <chakra.button
      type="button"
      tabIndex={-1}
      aria-hidden
      display="block"
      width="full"
      cursor="pointer"
      onClick={onClick}
    >
      <MediaThumbnail file={file} />
    </chakra.button>
  );
}

/** The description as the title, or the name of a file without one; below it kind, size and time. */
function FileTexts({ file }: { readonly file: LibraryFile }) {
  const name = displayName(file);
  return (
    <Stack gap="1">
      <Text textStyle="ui" lineClamp="2" overflowWrap="anywhere" title={name}>
        {fileTitle(file)}
      </Text>
      {file.alt !== "" && (
        <Text textStyle="caption" color="fg.muted" truncate title={name}>
          {name}
        </Text>
      )}
      <Text textStyle="caption" color="fg.muted">
        {describeFile(file)}, {shortTime(file.uploadedAt)}
      </Text>
    </Stack>
  );
}

/** The address of the post, project or page that uses a file; null for the photo of a member. */
function useAddressOf() {
  const { hrefFor } = useAdminNavigation();
  return ({ kind, id }: MediaUse): string | null => {
    if (kind === "member") return null;
    if (kind === "page") return copyPageSearch(id.replace(/^copy_/, ""));
    return hrefFor(kind === "post" ? "new-blog" : "projects", id);
  };
}

function Uses({ file: { uses, usedByCrop } }: { readonly file: LibraryFile }) {
  const addressOf = useAddressOf();
  if (uses.length === 0) {
    return (
      <Text textStyle="caption" color="fg.muted">
        {usedByCrop ? "Original of a crop in use" : "Not in use"}
      </Text>
    );
  }
  return (
    <Box textStyle="caption">
      {uses.map((use) => {
        const address = use.trashed ? null : addressOf(use);
        return (
          <Text key={use.id} truncate={address === null}>
            {address === null ? (
              `${use.title}${use.trashed ? " (in the trash)" : ""}`
            ) : (
              <Link asChild display="block" truncate css={TALL_LINK}>
                <RouterLink to={address}>{use.title}</RouterLink>
              </Link>
            )}
          </Text>
        );
      })}
    </Box>
  );
}
