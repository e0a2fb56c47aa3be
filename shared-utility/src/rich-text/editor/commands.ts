import type { Editor } from '@tiptap/core';

export interface Command {
  readonly name: string;
  readonly keys?: string;
  readonly run: (editor: Editor) => void;
  /** For toggles: whether the command is active. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly isDisabled?: (editor: Editor) => boolean;
}

type Marks = 'bold' | 'italic' | 'underline' | 'strike' | 'code' | 'subscript' | 'superscript';

const mark = (name: Marks, keys: string): Command => ({
  name,
  keys,
  run: (editor) => editor.chain().focus().toggleMark(name).run(),
  isOn: (editor) => editor.isActive(name),
});

export const markCommands: readonly Command[] = [
  mark('bold', 'Mod-B'),
  mark('italic', 'Mod-I'),
  mark('underline', 'Mod-U'),
  mark('strike', 'Mod-Shift-S'),
  mark('code', 'Mod-E'),
  mark('subscript', 'Mod-,'),
  mark('superscript', 'Mod-.'),
];

export const headingLevels = [2, 3, 4] as const;

export const heading = (level: (typeof headingLevels)[number]): Command => ({
  name: 'heading',
  keys: `Mod-Alt-${level}`,
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive('heading', { level }),
});

const block = (name: string, keys: string, run: Command['run']): Command => ({
  name,
  keys,
  run,
  isOn: (editor) => editor.isActive(name),
});

export const listCommands: readonly Command[] = [
  block('bulletList', 'Mod-Shift-8', (editor) => editor.chain().focus().toggleBulletList().run()),
  block('orderedList', 'Mod-Shift-7', (editor) => editor.chain().focus().toggleOrderedList().run()),
];

export const blockCommands: readonly Command[] = [
  block('blockquote', 'Mod-Shift-B', (editor) => editor.chain().focus().toggleBlockquote().run()),
  block('codeBlock', 'Mod-Alt-C', (editor) => editor.chain().focus().toggleCodeBlock().run()),
];

export const insertTable: Command = {
  name: 'table',
  run: (editor) =>
    editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  isDisabled: (editor) => editor.isActive('table'),
};

export const insertBlank: Command = {
  name: 'blank',
  run: (editor) => editor.chain().focus().insertContent({ type: 'blank' }).run(),
};

export const historyCommands: readonly Command[] = [
  {
    name: 'undo',
    keys: 'Mod-Z',
    run: (editor) => editor.chain().focus().undo().run(),
    isDisabled: (editor) => !editor.can().undo(),
  },
  {
    name: 'redo',
    keys: 'Mod-Shift-Z',
    run: (editor) => editor.chain().focus().redo().run(),
    isDisabled: (editor) => !editor.can().redo(),
  },
];

export const tableCommands: readonly Command[] = [
  { name: 'addRow', run: (editor) => editor.chain().focus().addRowAfter().run() },
  { name: 'addColumn', run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { name: 'headerRow', run: (editor) => editor.chain().focus().toggleHeaderRow().run() },
  { name: 'deleteRow', run: (editor) => editor.chain().focus().deleteRow().run() },
  { name: 'deleteColumn', run: (editor) => editor.chain().focus().deleteColumn().run() },
  { name: 'deleteTable', run: (editor) => editor.chain().focus().deleteTable().run() },
];

/** Shortcut as the person's keyboard labels it: ⌘B, Ctrl+B. */
export function keysOf(keys: string): string {
  const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
  return isApple
    ? keys.replace('Mod-', '⌘').replace('Shift-', '⇧').replace('Alt-', '⌥')
    : keys.replace('Mod-', 'Ctrl+').replace('Shift-', 'Shift+').replace('Alt-', 'Alt+');
}
