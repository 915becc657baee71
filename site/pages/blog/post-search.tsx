import { chakra, IconButton, Input } from "@chakra-ui/react";
import { Search } from "lucide-react";
import { useEffect, useRef } from "react";
import type { SyntheticEvent } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "#site/config/paths.ts";
import { blogList } from "#site/content/blog.ts";
import { listPath, withQuery, SEARCH_MAX } from "../list/list-address.ts";
import { hiddenWithoutScript, NeedsScript } from "../list/needs-script.tsx";

interface PostSearchProps {
  /** Slug of the category to search; null for all posts. */
  readonly category: string | null;
  readonly words: string;
}

/** Full-text search of posts. The search text is stored in the URL (`q`). */
export function PostSearch({ category, words }: PostSearchProps) {
  return (
    <>
      <SearchForm category={category} words={words} />
      <NeedsScript>{blogList.searchNeedsScript}</NeedsScript>
    </>
  );
}

function SearchForm({ category, words }: PostSearchProps) {
  const navigate = useNavigate();
  const field = useFieldOf(words);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("q");
    const wanted = typeof typed === "string" ? typed.trim() : "";
    void navigate(withQuery(listPath(paths.blog, { category, page: 1 }), { q: wanted }));
  };
  return (
    <chakra.form
      role="search"
      action={paths.blog}
      onSubmit={submit}
      display="flex"
      width={{ base: "full", md: "18rem" }}
      flexShrink="0"
      position="relative"
      css={hiddenWithoutScript}
      _print={{ display: "none" }}
    >
      <Input
        ref={field}
        type="search"
        name="q"
        defaultValue={words}
        aria-label={blogList.searchLabel}
        placeholder={blogList.searchLabel}
        maxLength={SEARCH_MAX}
        enterKeyHint="search"
        paddingInlineEnd="11"
        height="11"
      />
      <IconButton
        type="submit"
        variant="ghost"
        aria-label={blogList.searchButton}
        position="absolute"
        insetInlineEnd="0"
        height="11"
      >
        <Search strokeWidth={1.5} />
      </IconButton>
    </chakra.form>
  );
}

/** Updates the field when the URL changes. Sets its value instead of remounting it, to keep the focus. */
function useFieldOf(words: string) {
  const field = useRef<HTMLInputElement>(null);
  const written = useRef(words);
  useEffect(() => {
    if (written.current === words) return;
    written.current = words;
    if (field.current !== null) field.current.value = words;
  }, [words]);
  return field;
}
