import { Box, Button, Flex, SimpleGrid, Skeleton, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import { formatCount } from "#site/format/number.ts";
import { useListFocus } from "#site/admin/data-table/use-list-focus.ts";
import { SelectField, TextField } from "#site/ui/fields.tsx";
import { EmptyNotice, ErrorNotice } from "#site/ui/states.tsx";
import { found } from "./library-model.ts";
import type { Usage } from "./library-model.ts";
import { MediaCard } from "./media-card.tsx";
import { useLibrary } from "./use-library.ts";
import type { LibraryFile } from "./use-library.ts";

const PAGE_SIZE = 24;
const USAGES = [
  { value: "all", label: "All files" },
  { value: "used", label: "In use" },
  { value: "unused", label: "Not in use" },
] as const satisfies readonly { value: Usage; label: string }[];

/** The media library: every uploaded file, with search, a usage filter and paging. */
export function MediaLibraryPage() {
  const container = useListFocus<HTMLDivElement>();
  const library = useLibrary();
  return (
    <Box ref={container} tabIndex={-1} outline="none">
      <LibraryState library={library} />
    </Box>
  );
}

function LibraryState({ library }: { readonly library: ReturnType<typeof useLibrary> }) {
  if (library.isPending) return <Skeleton height="60" aria-label="Loading the files" />;
  if (library.isError) {
    return (
      <ErrorNotice
        message={`The files could not be loaded. ${messageOf(library.error)}`.trim()}
        onRetry={() => void library.refetch()}
      />
    );
  }
  if (library.data.length === 0) {
    return (
      <EmptyNotice title="No pictures yet" level="h3">
        Pictures arrive here when they are added to a post or a project.
      </EmptyNotice>
    );
  }
  return <Library files={library.data} />;
}

function Library({ files }: { readonly files: readonly LibraryFile[] }) {
  const [search, setSearch] = useState("");
  const [usage, setUsage] = useState<Usage>("all");
  const [visibleCount, setVisibleCount] = useState(PAGE_SIZE);
  const matches = found(files, search, usage);
  return (
    <Stack gap="5">
      <Flex gap="3" direction={{ base: "column", md: "row" }}>
        <Box flex="1">
          <TextField
            label="Search files"
            type="search"
            placeholder="Title of a post or project, type, name"
            value={search}
            onChange={(event) => {
              setSearch(event.target.value);
              setVisibleCount(PAGE_SIZE);
            }}
          />
        </Box>
        <Box width={{ base: "full", md: "11rem" }}>
          <SelectField
            label="Use"
            options={USAGES}
            value={usage}
            onChange={(event) => {
              const wanted = USAGES.find(({ value }) => value === event.target.value);
              setUsage(wanted?.value ?? "all");
            }}
          />
        </Box>
      </Flex>
      <Text role="status" textStyle="caption" color="fg.muted">
        {matches.length === 1 ? "1 file" : `${formatCount(matches.length)} files`}
      </Text>
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, sm: 2, lg: 3 }} gap="5">
        {matches.slice(0, visibleCount).map((file) => (
          <MediaCard key={`${file.bucket}/${file.name}`} file={file} />
        ))}
      </SimpleGrid>
      {matches.length > visibleCount && (
        <Button
          variant="outline"
          alignSelf="center"
          onClick={() => {
            setVisibleCount((count) => count + PAGE_SIZE);
          }}
        >
          Show more
        </Button>
      )}
    </Stack>
  );
}
