import { Extension } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";
import type { Transaction } from "@tiptap/pm/state";

/** Markup has no table without a heading: the cells of the first row, and no others, are headings. */
export const TableHeadings = Extension.create({
  name: "tableHeadings",
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, _, state) => {
        if (!transactions.some(({ docChanged }) => docChanged)) return null;
        const transaction = state.tr;
        setHeadings(transaction);
        return transaction.docChanged ? transaction : null;
      },
    }),
  ],
});

function setHeadings(transaction: Transaction) {
  const { tableHeader, tableCell } = transaction.doc.type.schema.nodes;
  transaction.doc.forEach((table, start) => {
    if (table.type.name !== "table") return;
    table.forEach((row, rowOffset, index) => {
      const type = index === 0 ? tableHeader : tableCell;
      row.forEach((cell, cellOffset) => {
        const at = start + 1 + rowOffset + 1 + cellOffset;
        if (cell.type !== type) transaction.setNodeMarkup(at, type, cell.attrs);
      });
    });
  });
}
