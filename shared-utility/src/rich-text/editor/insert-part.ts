import type { Editor, JSONContent } from '@tiptap/core';
import { NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state';

/**
 * @returns the position after a block that ends at `end`: in the next line, which is created where there is none
 */
function lineBelow(transaction: Transaction, end: number): number {
  const next = transaction.doc.resolve(end).nodeAfter;
  if (!next?.isTextblock) {
    const line = transaction.doc.type.schema.nodes.paragraph?.create();
    if (line) transaction.insert(end, line);
  }
  return end + 1;
}

/**
 * Inserts a part and puts the cursor behind it, so that further input follows it.
 *
 * @param at null for the cursor; a part selected there is kept, and the new one follows it
 */
export function insertPart(editor: Editor, part: JSONContent, at: number | null): void {
  const { selection } = editor.state;
  const insertAt = selection instanceof NodeSelection ? selection.to : selection;
  editor
    .chain()
    .focus()
    .insertContentAt(at ?? insertAt, part)
    .command(({ tr }) => {
      const put = tr.selection;
      if (put instanceof NodeSelection && put.node.isBlock) {
        const line = lineBelow(tr, put.to);
        tr.setSelection(TextSelection.create(tr.doc, line));
      }
      return true;
    })
    .run();
}
