import { errorCodes, toast, toFailure, useAppLife } from '@edu/shared-utility';
import { useCallback, useEffect, useRef, useState } from 'react';
import { phrases } from '../phrases';

/** How long a revealed number is shown, in milliseconds. */
const shownForMs = 60_000;

interface RevealedValue {
  readonly id: string;
  readonly field: string;
  /** Null while it is loading. */
  readonly value: string | null;
}

export interface Reveal {
  /** The revealed number while it is shown, else null. */
  of(id: string, field: string): string | null;
  isRequested(id: string, field: string): boolean;
  /** Number of reveals so far; each adds an entry to a history. */
  readonly revealCount: number;
  show(id: string, field: string): void;
  hide(): void;
}

export interface RevealOptions {
  /** Requests a row's unmasked number; failures are toasted here. */
  ask(id: string, field: string, signal: AbortSignal): Promise<string | null>;
  /** The row whose details are open; opening another row hides the number. */
  readonly rowId: string | null;
}

/** Reveals one number at a time: another one, a minute, or leaving the page hides it again. */
export function useReveal({ ask, rowId }: RevealOptions): Reveal {
  const appSignal = useAppLife();
  const [revealed, setRevealed] = useState<RevealedValue | null>(null);
  const [count, setCount] = useState(0);
  const openRequest = useRef<AbortController | null>(null);
  const hideTimer = useRef<number | undefined>(undefined);

  const end = useCallback((): void => {
    openRequest.current?.abort();
    window.clearTimeout(hideTimer.current);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another open row hides the number
  useEffect(
    () => () => {
      end();
      setRevealed(null);
    },
    [end, rowId],
  );
  const hide = (): void => {
    end();
    setRevealed(null);
  };
  const show = async (id: string, field: string): Promise<void> => {
    end();
    const controller = new AbortController();
    openRequest.current = controller;
    setRevealed({ id, field, value: null });
    try {
      const value = await ask(id, field, controller.signal);
      if (appSignal.aborted) return;
      // The server has recorded it even if the person has moved on meanwhile.
      setCount((count) => count + 1);
      if (controller.signal.aborted) return;
      setRevealed(value === null ? null : { id, field, value });
      hideTimer.current = window.setTimeout(() => setRevealed(null), shownForMs);
    } catch (error) {
      const { cancelled, code, message } = toFailure(error);
      if (cancelled || controller.signal.aborted || appSignal.aborted) return;
      setRevealed(null);
      toast.error(code === errorCodes.forbidden ? phrases.t('revealForbidden') : message);
    }
  };

  const isOf = (id: string, field: string): boolean =>
    revealed?.id === id && revealed.field === field;
  return {
    of: (id, field) => (isOf(id, field) ? (revealed?.value ?? null) : null),
    isRequested: (id, field) => isOf(id, field) && revealed?.value === null,
    revealCount: count,
    show: (id, field) => void show(id, field),
    hide,
  };
}
