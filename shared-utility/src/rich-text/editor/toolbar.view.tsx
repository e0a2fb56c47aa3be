import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Fragment, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { phrases } from '../phrases';
import {
  blockCommands,
  type Command,
  heading,
  headingLevels,
  historyCommands,
  insertBlank,
  insertTable,
  keysOf,
  listCommands,
  markCommands,
  tableCommands,
} from './commands';
import { icons } from './icons';
import type { ChosenFile, RichTextEditorProps } from './types';

/** A button of the toolbar; it may do more than run an editor command. */
export interface Tool extends Command {
  readonly label: string;
  readonly sign: ReactNode;
}

type Words = ReturnType<typeof phrases.use>['t'];

interface ToolbarProps extends Pick<RichTextEditorProps, 'variant' | 'blanks' | 'videos'> {
  readonly editor: Editor;
  readonly onFormula: () => void;
  readonly onLink: () => void;
  /** Null without a library. */
  readonly onFile: ((kind: ChosenFile['kind']) => void) | null;
}

const asTool = (t: Words, command: Command): Tool => ({
  ...command,
  label: t(command.name as 'bold'),
  sign: icons[command.name] ?? t(command.name as 'bold'),
});

/** The groups of buttons, in order. */
function groupsOf(
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

interface ButtonProps {
  readonly tool: Tool;
  readonly editor: Editor;
  /** Whether Tab stops at this button. */
  readonly isTabStop: boolean;
  readonly onFocus: () => void;
}

function ToolButton({ tool, editor, isTabStop, onFocus }: ButtonProps) {
  const { t } = phrases.use();
  const { label, keys, isOn, isDisabled, run, sign } = tool;
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ isOn: isOn?.(now), isOff: isDisabled?.(now) ?? false }),
  });
  const name = keys ? t('withKeys', { name: label, keys: keysOf(keys) }) : label;
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={state.isOn}
      // A disabled button stays in the arrow keys' order.
      aria-disabled={state.isOff}
      disabled={state.isOff}
      title={name}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={onFocus}
      // Keeps the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => run(editor)}
    >
      {sign}
    </button>
  );
}

/** A row of buttons with one Tab stop; arrow keys move between them. */
function Row({
  label,
  isCompact,
  groups,
  editor,
}: {
  readonly label: string;
  readonly isCompact: boolean;
  readonly groups: readonly (readonly Tool[])[];
  readonly editor: Editor;
}) {
  const row = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const move = (event: KeyboardEvent): void => {
    const buttons = [
      ...(row.current?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? []),
    ];
    const index = buttons.findIndex((button) => button.matches(':focus'));
    const steps: Record<string, number> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: buttons.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined || buttons.length === 0) return;
    event.preventDefault();
    buttons[(to + buttons.length) % buttons.length]?.focus();
  };
  const order = groups.flat();
  return (
    <div
      ref={row}
      role="toolbar"
      aria-label={label}
      className="rich-text-tools"
      data-compact={isCompact || undefined}
      onKeyDown={move}
    >
      {groups.map((group) => (
        <Fragment key={group[0]?.label}>
          {group !== groups[0] && <hr aria-hidden />}
          {group.map((tool) => (
            <ToolButton
              key={tool.label}
              tool={tool}
              editor={editor}
              isTabStop={order.indexOf(tool) === stop}
              onFocus={() => setStop(order.indexOf(tool))}
            />
          ))}
        </Fragment>
      ))}
    </div>
  );
}

/** The toolbar of the editor, with table tools while the cursor is in a table. */
export function Toolbar(props: ToolbarProps) {
  const { t } = phrases.use();
  const { editor, variant } = props;
  const isInTable = useEditorState({
    editor,
    selector: ({ editor: now }) => now.isActive('table'),
  });
  return (
    <>
      <Row
        label={t('tools')}
        isCompact={variant !== 'full'}
        groups={groupsOf(t, props)}
        editor={editor}
      />
      {isInTable && (
        <Row
          label={t('tableTools')}
          isCompact
          groups={[tableCommands.map((tableCommand) => asTool(t, tableCommand))]}
          editor={editor}
        />
      )}
    </>
  );
}
