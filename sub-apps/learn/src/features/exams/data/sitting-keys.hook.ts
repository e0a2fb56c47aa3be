import { offerKeys } from '@edu/shared-utility';
import { useEffect, useRef } from 'react';
import { phrases } from '../phrases';

export interface SittingActions {
  /** Goes to the next or previous question. */
  readonly go: (step: 1 | -1) => void;
  /** Chooses an option of the current question by its position. */
  readonly choose: (index: number) => void;
  readonly mark: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type="radio"]):not([type="checkbox"])'));

const keys = (): Parameters<typeof offerKeys>[0] => ({
  id: 'learn.sitting',
  label: () => phrases.t('keys.title'),
  keys: [
    { label: () => phrases.t('keys.choose'), keys: ['1', '9'] },
    { label: () => phrases.t('keys.before'), keys: ['←'] },
    { label: () => phrases.t('keys.after'), keys: ['→'] },
    { label: () => phrases.t('keys.mark'), keys: ['m'] },
  ],
});

function runKey(key: string, { go, choose, mark }: SittingActions): boolean {
  if (key === 'ArrowRight') go(1);
  else if (key === 'ArrowLeft') go(-1);
  else if (key === 'm' || key === 'M') mark();
  else if (/^[1-9]$/.test(key)) choose(Number(key) - 1);
  else return false;
  return true;
}

/** Keys of a sitting, independent of the focus, except in text fields, players and dialogs. */
export function useSittingKeys(actions: SittingActions): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const withdrawKeys = offerKeys(keys());
    const onKey = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey || isTyping(target)) return;
      if (target instanceof HTMLMediaElement || document.querySelector('[role="dialog"]')) return;
      // An arrow key on a selected radio button would choose the next option.
      if (runKey(key, latest.current)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => {
      withdrawKeys();
      document.removeEventListener('keydown', onKey, { capture: true });
    };
  }, []);
}
