import type { Rule } from "eslint";

/** eslint-disable requires a reason: `-- why`. */
export const reasonedDisable: Rule.RuleModule = {
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const text = comment.value.trim();
        const isDisabling = /^(eslint-disable|@ts-(ignore|expect-error|nocheck))/.test(text);
        if (!isDisabling || /--\s*\S|:\s*\S/.test(text) || !comment.loc) continue;
        const message = "Give a reason: eslint-disable rule -- reason.";
        context.report({ loc: comment.loc, message });
      }
    },
  }),
};
