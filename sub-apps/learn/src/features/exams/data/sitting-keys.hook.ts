import { offerKeys } from '@edu/shared-utility';
import { useEffect, useRef } from 'react';
import { phrases } from '../phrases';

export interface SittingActions {
  /** To the next or the one before. */
  readonly go: (step: 1 | -1) => void;
  /** Of the present question, by its place. */
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

function act(key: string, { go, choose, mark }: SittingActions): boolean {
  if (key === 'ArrowRight') go(1);
  else if (key === 'ArrowLeft') go(-1);
  else if (key === 'm' || key === 'M') mark();
  else if (/^[1-9]$/.test(key)) choose(Number(key) - 1);
  else return false;
  return true;
}

/** Keys of a sitting wherever the focus is, but where somebody types, listens to a recording or is asked something. */
export function useSittingKeys(actions: SittingActions): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const takeOut = offerKeys(keys());
    const onKey = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey || isTyping(target)) return;
      if (target instanceof HTMLMediaElement || document.querySelector('[role="dialog"]')) return;
      // an arrow beside a chosen option would else choose the next one
      if (act(key, latest.current)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => {
      takeOut();
      document.removeEventListener('keydown', onKey, { capture: true });
    };
  }, []);
}
