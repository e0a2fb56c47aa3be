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
 * @param position null for the cursor; a part selected there is kept, and the new one follows it
 */
export function insertPart(editor: Editor, part: JSONContent, position: number | null): void {
  const { selection } = editor.state;
  const insertAt = selection instanceof NodeSelection ? selection.to : selection;
  editor
    .chain()
    .focus()
    .insertContentAt(position ?? insertAt, part)
    .command(({ tr }) => {
      const inserted = tr.selection;
      if (inserted instanceof NodeSelection && inserted.node.isBlock) {
        const line = lineBelow(tr, inserted.to);
        tr.setSelection(TextSelection.create(tr.doc, line));
      }
      return true;
    })
    .run();
}
