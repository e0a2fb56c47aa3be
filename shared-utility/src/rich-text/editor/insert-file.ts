import { toFailure } from '@edu/shared-utility';
import type { Editor } from '@tiptap/core';
import { phrases } from '../phrases';
import type { ChosenFile, RichTextEditorProps } from './types';
import { removePlaceholder, showPlaceholder } from './upload-placeholder';

type TakeFile = NonNullable<RichTextEditorProps['takeFile']>;

const part = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
): HTMLElementTagNameMap[K] => Object.assign(document.createElement(name), properties);

/** The placeholder of a file: progress, the error, and a button to cancel. */
function lineOf(name: string, onLeave: () => void) {
  const box = part('div', { className: 'rich-text-incoming', contentEditable: 'false' });
  const words = part('span', { textContent: name });
  const bar = part('progress', { max: 1, value: 0, ariaLabel: phrases.t('sending', { name }) });
  const leave = part('button', {
    type: 'button',
    textContent: phrases.t('leave'),
    onclick: onLeave,
  });
  box.append(words, bar, leave);
  return {
    box,
    show: (share: number): void => {
      bar.value = share;
    },
    refuse: (reason: string): void => {
      bar.remove();
      words.textContent = phrases.t('refusedFile', { name, why: reason });
      words.setAttribute('role', 'alert');
      leave.textContent = phrases.t('close');
    },
  };
}

/**
 * Uploads a pasted or dropped file to the library, and inserts it at its position once it is ready.
 *
 * @param at position where it was dropped or pasted
 */
export async function insertFile(
  editor: Editor,
  file: File,
  {
    position,
    take,
    add,
  }: { position: number; take: TakeFile; add: (file: ChosenFile, position: number | null) => void },
): Promise<void> {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  const line = lineOf(file.name, () => {
    stop();
    removePlaceholder(editor, line.box);
  });
  showPlaceholder(editor, line.box, position);
  editor.on('destroy', stop);
  try {
    const chosen = await take(file, { signal: controller.signal, onShare: line.show });
    if (controller.signal.aborted) return;
    if ('refusal' in chosen) line.refuse(chosen.refusal);
    else add(chosen, removePlaceholder(editor, line.box));
  } catch (error) {
    if (!controller.signal.aborted) line.refuse(toFailure(error).message);
  } finally {
    editor.off('destroy', stop);
  }
}
