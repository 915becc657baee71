import { Alert, Link, Text } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import { useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import { PrivateRows } from "#site/admin/session/private-rows.tsx";

/** Notice that the form was prefilled from an inquiry, with its message and a link to it. */
export function SourceInquiry({ inquiry }: { readonly inquiry: Inquiry }) {
  const { hrefFor } = useAdminNavigation();
  return (
    <PrivateRows>
      <Alert.Root status="info" role="note">
        <Alert.Indicator />
        <Alert.Content>
          <Alert.Title overflowWrap="anywhere">
            Filled in from the{" "}
            <Link asChild variant="underline">
              <RouterLink to={hrefFor("contacts", inquiry.id)}>
                inquiry of {inquiry.name}
              </RouterLink>
            </Link>
          </Alert.Title>
          <Alert.Description>
            <Text>
              This message is private and no part of the project: describe the project in your own
              words.
            </Text>
            <Text
              as="blockquote"
              marginTop="2"
              maxHeight="12rem"
              overflowY="auto"
              whiteSpace="pre-line"
              overflowWrap="anywhere"
              tabIndex={0}
            >
              {inquiry.message}
            </Text>
          </Alert.Description>
        </Alert.Content>
      </Alert.Root>
    </PrivateRows>
  );
}
