import { chakra } from "@chakra-ui/react";
import { PageEnd } from "../layout/page-end.tsx";
import { useServicesCopy } from "./use-services-copy.ts";

/** The end of the services page, with three questions of the first consultation. */
export function FirstHour() {
  const { texts, nodes } = useServicesCopy();
  const { questions, ...call } = nodes.call;
  return (
    <PageEnd {...call} label={texts.call.heading} bg="bg.emphasized">
      <Questions>
        {questions.map((question, index) => (
          <li key={texts.call.questions[index]}>{question}</li>
        ))}
      </Questions>
    </PageEnd>
  );
}

const Questions = chakra("ol", {
  base: {
    "& > li": {
      textStyle: "heading",
      paddingBlockEnd: "5",
      marginBlockEnd: "5",
      _notLast: { borderBottomWidth: "1px", borderColor: "sand.600" },
    },
  },
});
