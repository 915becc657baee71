import { Stack } from "@chakra-ui/react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useLocation } from "react-router-dom";
import type { PersonalDataCounts } from "#supabase/data/personal-data.ts";
import { personIn } from "#site/admin/navigation/person-link.ts";
import { Section } from "#site/admin/pages/section.tsx";
import type { Person } from "#site/schemas/personal-data.ts";
import { AddressForm } from "./address-form.tsx";
import { ErasedNotice } from "./erased-notice.tsx";
import { FoundData } from "./found-data.tsx";
import { useFindPersonalData } from "./use-personal-data.ts";

interface Erased {
  readonly address: string;
  readonly counts: PersonalDataCounts;
}

/** Finds, exports and erases what names an e-mail address; for owners only. */
export function PersonalDataPage() {
  const find = useFindPersonalData();
  const [erased, setErased] = useState<Erased | null>(null);
  const person = personIn(useLocation().state);
  const form = useForm<Person>({ defaultValues: { email: person ?? "" } });
  return (
    <Stack gap="6">
      <Section
        title="Find"
        about="Everybody may ask what you hold about them, and that you erase it. Enter the e-mail address: inquiries, notes, replies and mails are found, and other texts that name it."
      >
        <AddressForm
          find={find}
          form={form}
          onSearch={() => {
            setErased(null);
          }}
        />
      </Section>
      {erased !== null && <ErasedNotice {...erased} />}
      {erased === null && find.data !== undefined && (
        <FoundData
          key={find.data.address}
          found={find.data}
          onErased={(counts) => {
            setErased({ address: find.data.address, counts });
            // The button that had the focus is gone.
            form.setFocus("email");
          }}
        />
      )}
    </Stack>
  );
}
