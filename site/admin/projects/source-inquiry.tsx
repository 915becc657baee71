import { Alert, Link } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import { useAdminNavigation } from "#site/admin/navigation/dashboard-tabs.ts";
import { PrivateRows } from "#site/admin/session/private-rows.tsx";

/** Notice that the form was prefilled from an inquiry, with a link to it. */
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
            Nothing is saved yet. The description is what the visitor wrote to you: put it into your
            own words before you publish.
          </Alert.Description>
        </Alert.Content>
      </Alert.Root>
    </PrivateRows>
  );
}
