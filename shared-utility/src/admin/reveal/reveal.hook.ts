import { errorCodes, toast, toFailure, useAppLife } from '@edu/shared-utility';
import { useCallback, useEffect, useRef, useState } from 'react';
import { phrases } from '../phrases';

/** Milliseconds that a whole number is on the screen. */
const shownFor = 60_000;

interface Shown {
  readonly id: string;
  readonly field: string;
  /** Null while it is asked for. */
  readonly value: string | null;
}

export interface Reveal {
  /** The whole number while it is shown, else null. */
  of(id: string, field: string): string | null;
  isAsked(id: string, field: string): boolean;
  /** How many were told so far: each is a line of a history. */
  readonly told: number;
  show(id: string, field: string): void;
  hide(): void;
}

export interface RevealOptions {
  /** The call that tells a row's whole number; what it refuses is toasted here. */
  ask(id: string, field: string, signal: AbortSignal): Promise<string | null>;
  /** Whose details are open: those of another hide it too. */
  readonly rowId: string | null;
}

/** One whole number at a time: another one, a minute, or leaving the page hides it again. */
export function useReveal({ ask, rowId }: RevealOptions): Reveal {
  const life = useAppLife();
  const [shown, setShown] = useState<Shown | null>(null);
  const [announcements, setAnnouncements] = useState(0);
  const asking = useRef<AbortController | null>(null);
  const clock = useRef<number | undefined>(undefined);

  const end = useCallback((): void => {
    asking.current?.abort();
    window.clearTimeout(clock.current);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other details nothing is shown
  useEffect(
    () => () => {
      end();
      setShown(null);
    },
    [end, rowId],
  );
  const hide = (): void => {
    end();
    setShown(null);
  };
  const show = async (id: string, field: string): Promise<void> => {
    end();
    const own = new AbortController();
    asking.current = own;
    setShown({ id, field, value: null });
    try {
      const value = await ask(id, field, own.signal);
      if (life.aborted) return;
      // recorded all the same where somebody has looked away meanwhile
      setAnnouncements((count) => count + 1);
      if (own.signal.aborted) return;
      setShown(value === null ? null : { id, field, value });
      clock.current = window.setTimeout(() => setShown(null), shownFor);
    } catch (error) {
      const { cancelled, code, message } = toFailure(error);
      if (cancelled || own.signal.aborted || life.aborted) return;
      setShown(null);
      toast.error(code === errorCodes.forbidden ? phrases.t('revealForbidden') : message);
    }
  };

  const isOf = (id: string, field: string): boolean => shown?.id === id && shown.field === field;
  return {
    of: (id, field) => (isOf(id, field) ? (shown?.value ?? null) : null),
    isAsked: (id, field) => isOf(id, field) && shown?.value === null,
    told: announcements,
    show: (id, field) => void show(id, field),
    hide,
  };
}
