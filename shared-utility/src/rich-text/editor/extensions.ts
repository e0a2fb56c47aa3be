import { Extension, type Extensions, Node } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { blank, blockNodes, lineNodes, video } from './custom-nodes';
import { uploadPlaceholder } from './upload-placeholder';

/** A document with a single paragraph. */
const lineDocument = Node.create({ name: 'doc', topNode: true, content: 'paragraph' });

const swallowKey = (key: string) => [key, () => true] as const;

/** In a single line Enter adds no line and is left to the form. */
const noNewLine = Extension.create({
  name: 'noNewLine',
  addKeyboardShortcuts: () => Object.fromEntries(['Enter', 'Shift-Enter'].map(swallowKey)),
});

const disabledInLines = {
  document: false,
  heading: false,
  bulletList: false,
  orderedList: false,
  listItem: false,
  listKeymap: false,
  blockquote: false,
  codeBlock: false,
  hardBreak: false,
  trailingNode: false,
  gapcursor: false,
  dropcursor: false,
} as const;

interface EditorOptions {
  readonly isOneLine: boolean;
  readonly blanks: boolean;
  readonly videos: boolean;
  /** Opens the dialog for the link at the cursor. */
  readonly onLink: () => void;
}

/** The allowed nodes and marks; pasted content is reduced to them. */
export function extensionsFor({ isOneLine, blanks, videos, onLink }: EditorOptions): Extensions {
  const common = { link: false, horizontalRule: false } as const;
  const linkKey = Extension.create({
    name: 'linkKey',
    addKeyboardShortcuts: () => ({
      'Mod-k': () => {
        onLink();
        return true;
      },
    }),
  });
  const gaps = blanks ? [blank] : [];
  if (isOneLine) {
    const kit = StarterKit.configure({ ...common, ...disabledInLines });
    return [kit, lineDocument, noNewLine, linkKey, ...lineNodes, ...gaps];
  }
  return [
    StarterKit.configure({ ...common, heading: { levels: [2, 3, 4] } }),
    TableKit.configure({ table: { resizable: false } }),
    linkKey,
    ...lineNodes,
    ...blockNodes,
    ...gaps,
    ...(videos ? [video] : []),
    uploadPlaceholder,
  ];
}
