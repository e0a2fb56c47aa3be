import { type Attributes, mergeAttributes, Node, nodeInputRule, nodePasteRule } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { drawnGap } from '../../contract/rich-text-words';
import { link, shiftMark } from './custom-marks';
import { BlankPart, FormulaPart, PicturePart, PlayedPart } from './node-views';

/** Attributes that are kept when content is copied within the editor. */
const copiedAttributes = (...names: string[]): Attributes =>
  Object.fromEntries(
    names.map((name) => [
      name,
      {
        default: '',
        parseHTML: (element: HTMLElement) =>
          element.getAttribute(`data-${name.toLowerCase()}`) ?? '',
        renderHTML: (attrs: Record<string, unknown>) => ({
          [`data-${name.toLowerCase()}`]: attrs[name],
        }),
      },
    ]),
  );

const atom = (name: string, isBlock: boolean, names: string[], view: typeof FormulaPart) => {
  const tag = isBlock ? 'div' : 'span';
  return Node.create({
    name,
    atom: true,
    inline: !isBlock,
    group: isBlock ? 'block' : 'inline',
    draggable: isBlock,
    selectable: true,
    addAttributes: () => copiedAttributes(...names),
    parseHTML: () => [{ tag: `${tag}[data-part="${name}"]` }],
    renderHTML: ({ HTMLAttributes }) => [
      tag,
      mergeAttributes(HTMLAttributes, { 'data-part': name }),
    ],
    addNodeView: () => ReactNodeViewRenderer(view),
  });
};

const formula = atom('formula', false, ['source'], FormulaPart);

export const lineNodes = [
  link,
  formula,
  shiftMark('subscript', 'sub', 'Mod-,'),
  shiftMark('superscript', 'sup', 'Mod-.'),
];
export const blank = atom('blank', false, [], BlankPart).extend({
  addInputRules() {
    return [nodeInputRule({ find: new RegExp(`${drawnGap}$`), type: this.type })];
  },
  addPasteRules() {
    return [nodePasteRule({ find: new RegExp(drawnGap, 'g'), type: this.type })];
  },
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        // More underscores typed next to a gap belong to the same gap.
        handleTextInput: ({ state }, from, to, text) =>
          /^[_＿]$/.test(text) &&
          from === to &&
          state.doc.resolve(from).nodeBefore?.type.name === 'blank',
      },
    }),
  ],
});
export const blockNodes = [
  atom('formulaBlock', true, ['source'], FormulaPart),
  atom('picture', true, ['resourceId', 'alt'], PicturePart),
  atom('audio', true, ['resourceId', 'title'], PlayedPart),
];
export const video = atom('video', true, ['resourceId', 'title'], PlayedPart);
