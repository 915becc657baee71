import { Alert, Button, Heading, HStack, Stack, Text } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";

interface StepProps {
  readonly title: string;
  readonly about: ReactNode;
  readonly problem: string | null;
  readonly action: string;
  readonly busy: boolean;
  readonly onSubmit: () => void;
  readonly onBack: () => void;
  readonly children: ReactNode;
}

/** Form of a step after the first, with title, description, error and a back button. */
export function Step(props: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      <Stack gap="4">
        <Heading as="h2" ref={heading} tabIndex={-1} textStyle="uiTitle" outline="none">
          {props.title}
        </Heading>
        <Text textStyle="ui" color="fg.muted" overflowWrap="anywhere">
          {props.about}
        </Text>
        {props.children}
        {props.problem !== null && (
          <Alert.Root status="error" role="alert">
            <Alert.Indicator />
            <Alert.Description>{props.problem}</Alert.Description>
          </Alert.Root>
        )}
        <Button type="submit" loading={props.busy} width="full">
          {props.action}
        </Button>
        <HStack justify="center">
          <Button type="button" size="sm" variant="ghost" onClick={props.onBack}>
            Back to sign-in
          </Button>
        </HStack>
      </Stack>
    </form>
  );
}
