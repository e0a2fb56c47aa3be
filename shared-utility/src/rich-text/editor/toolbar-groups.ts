import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import type { phrases } from '../phrases';
import {
  blockCommands,
  type Command,
  heading,
  headingLevels,
  historyCommands,
  insertBlank,
  insertTable,
  listCommands,
  markCommands,
} from './commands';
import { icons } from './icons';
import type { ChosenFile, RichTextEditorProps } from './types';

/** A button of the toolbar; it may do more than run an editor command. */
export interface Tool extends Command {
  readonly label: string;
  readonly sign: ReactNode;
}

type Words = ReturnType<typeof phrases.use>['t'];

export interface ToolbarProps extends Pick<RichTextEditorProps, 'variant' | 'blanks' | 'videos'> {
  readonly editor: Editor;
  readonly onFormula: () => void;
  readonly onLink: () => void;
  /** Null without a library. */
  readonly onFile: ((kind: ChosenFile['kind']) => void) | null;
}

export const asTool = (t: Words, command: Command): Tool => ({
  ...command,
  label: t(command.name as 'bold'),
  sign: icons[command.name] ?? t(command.name as 'bold'),
});

/** The groups of buttons, in order. */
export function groupsOf(
  t: Words,
  { variant, blanks, videos, onFormula, onLink, onFile }: ToolbarProps,
): Tool[][] {
  const toTools = (commands: readonly Command[]): Tool[] =>
    commands.map((command) => asTool(t, command));
  const link = {
    name: 'link',
    keys: 'Mod-K',
    run: onLink,
    isOn: (e: Editor) => e.isActive('link'),
  };
  const formula: Command = { name: 'formula', run: onFormula };
  const gaps = blanks ? [insertBlank] : [];
  const history = toTools(historyCommands);
  if (variant === 'oneLine') {
    return [toTools(markCommands), toTools([link, formula, ...gaps]), history];
  }
  const headings = headingLevels.map((level) => ({
    ...asTool(t, heading(level)),
    label: t('heading', { level }),
    sign: `H${level}`,
  }));
  const files: Command[] = onFile
    ? [
        { name: 'picture', run: () => onFile('image') },
        { name: 'audio', run: () => onFile('audio') },
        ...(videos ? [{ name: 'video', run: () => onFile('video') }] : []),
      ]
    : [];
  const inserts = toTools([link, formula, ...gaps, ...files, insertTable]);
  return variant === 'compact'
    ? [toTools(markCommands), toTools(listCommands), inserts, history]
    : [
        headings,
        toTools(markCommands),
        toTools([...listCommands, ...blockCommands]),
        inserts,
        history,
      ];
}
