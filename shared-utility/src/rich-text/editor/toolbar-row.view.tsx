import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Fragment, type KeyboardEvent, useRef, useState } from 'react';
import { phrases } from '../phrases';
import { keysOf } from './commands';
import type { Tool } from './toolbar-groups';

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
export function Row({
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
