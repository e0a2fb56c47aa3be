import { Mark, mergeAttributes } from '@tiptap/core';
import { isLinkAddress } from '../../contract/rich-text-rules';

/** A link that opens in a new tab, without `opener`. */
export const link = Mark.create({
  name: 'link',
  inclusive: false,
  exitable: true,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => (isLinkAddress(element.getAttribute('href') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => [
    'a',
    mergeAttributes(HTMLAttributes, { rel: 'noopener noreferrer nofollow', target: '_blank' }),
    0,
  ],
});

/** Subscript or superscript; each excludes the other. */
export const shiftMark = (name: 'subscript' | 'superscript', tag: 'sub' | 'sup', key: string) =>
  Mark.create({
    name,
    excludes: 'subscript superscript',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(name) };
    },
  });
