import { Box, Button, Flex, SimpleGrid, Skeleton, Stack, Text } from "@chakra-ui/react";
import type { SimpleGridProps } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import type { LibraryFile, LibrarySort, WantedUse } from "#supabase/data/media-files.ts";
import { formatCount } from "#site/format/number.ts";
import { SelectField, TextField } from "#site/ui/fields.tsx";
import { EmptyState, ErrorState } from "#site/ui/states.tsx";
import type { MediaSearch } from "./use-media-search.ts";

const USES = [
  { value: "all", label: "All files" },
  { value: "used", label: "In use" },
  { value: "unused", label: "Not in use" },
] as const satisfies readonly { value: WantedUse; label: string }[];

const SORTS = [
  { value: "newest", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
  { value: "name", label: "Name A–Z" },
  { value: "largest", label: "Largest first" },
] as const satisfies readonly { value: LibrarySort; label: string }[];

interface MediaSearchFrameProps {
  readonly media: MediaSearch;
  readonly columns: NonNullable<SimpleGridProps["columns"]>;
  /** A list item for a file. */
  readonly renderFile: (file: LibraryFile) => ReactNode;
}

/** Search field, usage filter, order and the files found; the frame (page or dialog) is the caller's. */
export function MediaSearchFrame({ media, columns, renderFile }: MediaSearchFrameProps) {
  return (
    <Stack gap="5">
      <Filters media={media} />
      <Found media={media} columns={columns} renderFile={renderFile} />
    </Stack>
  );
}

function Filters({ media }: Pick<MediaSearchFrameProps, "media">) {
  return (
    <Flex gap="3" direction={{ base: "column", md: "row" }}>
      <Box flex="1">
        <TextField
          label="Search files"
          type="search"
          placeholder="File name, description, caption, title"
          value={media.search}
          onChange={(event) => {
            media.setSearch(event.target.value);
          }}
        />
      </Box>
      <Flex gap="3">
        <FilterSelect label="Use" options={USES} value={media.use} onChange={media.setUse} />
        <FilterSelect label="Sort by" options={SORTS} value={media.sort} onChange={media.setSort} />
      </Flex>
    </Flex>
  );
}

interface FilterSelectProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, options, value, onChange } = props;
  return (
    <Box width={{ base: "full", md: "10rem" }}>
      <SelectField
        label={label}
        options={options}
        value={value}
        onChange={(event) => {
          const wanted = options.find((option) => option.value === event.target.value);
          if (wanted !== undefined) onChange(wanted.value);
        }}
      />
    </Box>
  );
}

function Found({ media, columns, renderFile }: MediaSearchFrameProps) {
  const { query, files, total } = media;
  if (query.isPending) return <FilesSkeleton columns={columns} />;
  if (query.isError) {
    return (
      <ErrorState
        message={`The files could not be loaded. ${messageOf(query.error)}`.trim()}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (total === 0 && media.search === "" && media.use === "all") {
    return (
      <EmptyState title="No pictures yet" level="h3">
        Pictures arrive here when they are added to a post or a project.
      </EmptyState>
    );
  }
  return (
    <>
      <Text role="status" textStyle="caption" color="fg.muted">
        {total === 1 ? "1 file" : `${formatCount(total)} files`}
      </Text>
      <SimpleGrid
        as="ul"
        listStyleType="none"
        columns={columns}
        gap="4"
        opacity={query.isPlaceholderData ? 0.6 : 1}
      >
        {files.map(renderFile)}
      </SimpleGrid>
      {query.hasNextPage && (
        <Button
          type="button"
          variant="outline"
          alignSelf="center"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  );
}

const FILES = Array.from({ length: 12 }, (_, index) => index);

/** Frames of the images to come, each with the line of its name. */
function FilesSkeleton({ columns }: Pick<MediaSearchFrameProps, "columns">) {
  return (
    <SimpleGrid role="status" aria-label="Loading the files" columns={columns} gap="4">
      {FILES.map((file) => (
        <Stack key={file} gap="2">
          <Skeleton aspectRatio={4 / 3} borderRadius="sm" />
          <Skeleton height="3" width="70%" />
        </Stack>
      ))}
    </SimpleGrid>
  );
}
