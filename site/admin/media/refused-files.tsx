import { Button, HStack, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import type { RefusedFile } from "./validate-media.ts";
import { makeFit } from "./make-fit.ts";
import { runValidation } from "./running-validations.ts";

interface RefusedFilesProps {
  /** Id of the list, which describes the control that chose the files. */
  readonly id: string;
  readonly refused: readonly RefusedFile[];
  /** Gets a file that was made to fit, and the refusal that it resolves. */
  readonly onFit: (file: File, refusal: RefusedFile) => void;
}

/** One sentence for each refused file; a photograph that is only too large can be made to fit. */
export function RefusedFiles({ id, refused, onFit }: RefusedFilesProps) {
  return (
    <Stack id={id} gap="2" hidden={refused.length === 0}>
      {refused.map((refusal) => (
        <Refusal key={refusal.message} refusal={refusal} onFit={onFit} />
      ))}
    </Stack>
  );
}

interface RefusalProps {
  readonly refusal: RefusedFile;
  readonly onFit: RefusedFilesProps["onFit"];
}

function Refusal({ refusal, onFit }: RefusalProps) {
  const fit = useMakeFit(refusal, onFit);
  return (
    <HStack gap="3" flexWrap="wrap" align="baseline">
      <Text role="alert" textStyle="caption" color="fg.error" overflowWrap="anywhere">
        {fit.failure ?? refusal.message}
      </Text>
      {fit.button !== null && <Button {...fit.button} />}
    </HStack>
  );
}

/** State and button props to make a refused photograph fit; no button for other files. */
export function useMakeFit(refusal: RefusedFile | null, onFit: RefusedFilesProps["onFit"]) {
  const [working, setWorking] = useState<RefusedFile | null>(null);
  const [failed, setFailed] = useState<{ refusal: RefusedFile; sentence: string } | null>(null);
  const run = async (wanted: RefusedFile) => {
    setWorking(wanted);
    try {
      onFit(await makeFit(wanted.file), wanted);
      return true;
    } catch (error) {
      console.warn("[make-fit]", error);
      const sentence = `“${wanted.file.name}” could not be made to fit. ${messageOf(error)}`;
      setFailed({ refusal: wanted, sentence });
      return false;
    } finally {
      setWorking(null);
    }
  };
  const failure = failed !== null && failed.refusal === refusal ? failed.sentence : null;
  if (refusal?.canFit !== true || failure !== null) return { failure, button: null };
  const button = {
    type: "button",
    size: "sm",
    variant: "outline",
    loading: working === refusal,
    loadingText: "Making it fit…",
    children: "Make it fit and use it",
    onClick: () => void runValidation(() => run(refusal)),
  } as const;
  return { failure, button };
}
