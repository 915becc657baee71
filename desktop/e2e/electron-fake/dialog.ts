import type { FakeElectronState } from "./state.ts";

/** `dialog`: records its options and returns the answers of the test. */
export function createDialog(state: FakeElectronState) {
  const { notices, answers } = state;
  const optionsOf = (values: readonly unknown[]) => Object(values.at(-1)) as object;
  const choose = (options: object): number => {
    const { message, detail = "", buttons = [] } = options as Electron.MessageBoxOptions;
    notices.messages.push({ message, detail });
    const wanted = Object.entries(answers.choices).find(([part]) => message.includes(part))?.[1];
    const index = buttons.indexOf(wanted ?? "");
    if (wanted !== undefined && index < 0) throw new Error(`The dialog has no button “${wanted}”.`);
    return index;
  };
  return {
    showOpenDialog: (...values: unknown[]) => {
      notices.openDialog = optionsOf(values);
      const filePaths = [...answers.open];
      return Promise.resolve({ canceled: filePaths.length === 0, filePaths });
    },
    showSaveDialog: (...values: unknown[]) => {
      notices.saveDialog = optionsOf(values);
      return Promise.resolve({ canceled: answers.save === "", filePath: answers.save });
    },
    showMessageBoxSync: (...values: unknown[]) => {
      notices.question = optionsOf(values);
      const chosen = choose(notices.question);
      if (chosen >= 0) return chosen;
      return answers.leave ? 1 : 0;
    },
    showMessageBox: async (...values: unknown[]) => {
      await Promise.resolve();
      const options = optionsOf(values);
      state.order.push("message box");
      const { cancelId = 0 } = options as Electron.MessageBoxOptions;
      const chosen = choose(options);
      return { response: chosen < 0 ? cancelId : chosen, checkboxChecked: false };
    },
    showErrorBox: (title: string, content: string) => {
      notices.errorBoxes.push({ title, content });
    },
  };
}
