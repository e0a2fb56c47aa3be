import { toast } from '@edu/shared-utility';
import type { Editor } from '@tiptap/react';
import { phrases } from '../phrases';
import type { FormulaValue } from './formula-dialog.view';
import { insertPart } from './insert-part';
import type { ChosenFile } from './types';

export type OpenEditorDialog =
  | { readonly dialog: 'link' }
  | { readonly dialog: 'library'; readonly kind: ChosenFile['kind'] }
  | { readonly dialog: 'formula'; readonly value: FormulaValue; readonly position: number | null };

export const reportOmittedPictures = (pictures: number): void => {
  if (pictures > 0) toast.info(phrases.t('picturesLeft', { count: pictures }));
};

export function insertFormula(
  editor: Editor,
  { source, isBlock }: FormulaValue,
  position: number | null,
): void {
  const part = { type: isBlock ? 'formulaBlock' : 'formula', attrs: { source } };
  if (position === null) {
    insertPart(editor, part, null);
    return;
  }
  const size = editor.state.doc.nodeAt(position)?.nodeSize ?? 0;
  editor
    .chain()
    .focus()
    .insertContentAt({ from: position, to: position + size }, part)
    .run();
}

export function setLink(editor: Editor, href: string, words: string): void {
  const chain = editor.chain().focus().extendMarkRange('link');
  if (href === '') chain.unsetMark('link').run();
  else if (editor.state.selection.empty && !editor.isActive('link')) {
    const marks = [{ type: 'link', attrs: { href } }];
    chain.insertContent({ type: 'text', text: words, marks }).run();
  } else chain.setMark('link', { href }).run();
}

export const nodeOfFile = ({ kind, resourceId, title }: ChosenFile) =>
  kind === 'image'
    ? { type: 'picture', attrs: { resourceId, alt: title } }
    : { type: kind, attrs: { resourceId, title } };

/** A copied image comes with HTML that has no text. */
export const hasNoText = (html: string): boolean =>
  (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').trim() === '';
