import { Stack, Text } from "@chakra-ui/react";
import { messageOf } from "#supabase/data/errors.ts";
import { Section } from "#site/admin/pages/section.tsx";
import { COPY_PAGES } from "#site/content/page-copy.ts";
import type { SiteSettings } from "#site/content/site-settings.ts";
import { ErrorState } from "#site/ui/states.tsx";
import { PAGE_TITLES } from "./page-titles.ts";
import { changedSentences } from "./changed-sentences.ts";
import { usePublishedCopies } from "./use-published-copy.ts";

interface SettingUsesProps {
  readonly before: SiteSettings;
  readonly after: SiteSettings;
}

/** The sentences of the website that changed site settings touch, as visitors will read them. */
export function SettingUses({ before, after }: SettingUsesProps) {
  const { copies, error, refetch } = usePublishedCopies();
  if (error !== null) {
    return (
      <ErrorState
        message={`The sentences that use these settings could not be loaded. ${messageOf(error)}`.trim()}
        onRetry={refetch}
      />
    );
  }
  const pages = COPY_PAGES.flatMap((page) => {
    const copy = copies[page];
    if (copy === undefined) return [];
    const sentences = changedSentences(page, copy, before, after);
    return sentences.length === 0 ? [] : [{ page, sentences }];
  });
  if (pages.length === 0) return null;
  return (
    <Section
      title="Sentences that change"
      about="How visitors will read them once the settings are saved. The header, the footer and the contact page follow as well."
    >
      {pages.map(({ page, sentences }) => (
        <div key={page}>
          <Text as="h4" textStyle="ui" fontWeight="550">
            {PAGE_TITLES[page]}
          </Text>
          <Stack as="ul" listStyleType="none" gap="2" marginTop="2">
            {sentences.map(({ path, label, text }) => (
              <li key={path}>
                <Text textStyle="caption" color="fg.muted">
                  {label}
                </Text>
                <Text textStyle="ui" maxWidth="measure" overflowWrap="anywhere">
                  {text}
                </Text>
              </li>
            ))}
          </Stack>
        </div>
      ))}
    </Section>
  );
}
