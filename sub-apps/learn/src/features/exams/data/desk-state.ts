import { errorCodes, isApiError, type Sitting } from '@edu/shared-utility';

export type Phase =
  | 'sitting'
  /** The person or the clock has handed in, and the server has not confirmed it. */
  | 'handingIn'
  | 'done'
  /** It is not there for this person any more. */
  | 'gone';

/** Where what was changed is. */
export type Saving = 'saved' | 'sending' | 'kept' | 'unkept';

export interface HandedIn {
  readonly state: Sitting['state'];
  readonly submittedAt: string | null;
}

export interface DeskState {
  readonly phase: Phase;
  readonly saving: Saving;
  /**
   * Of the last try, the server's own words where it refused and '' where none answered; null after one that went well.
   */
  readonly trouble: string | null;
  readonly isOver: boolean;
  readonly handedIn: HandedIn | null;
  /** Places whose answer the server takes in no form. */
  readonly refused: readonly string[];
}

export const atFirst: DeskState = {
  ...{ phase: 'sitting', saving: 'saved', trouble: null, isOver: false, handedIn: null },
  refused: [],
};

/** The time-out of one answer: a network that hangs is tried again before the time is up. */
const REQUEST_TIMEOUT = 10_000;

export async function limited<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const limit = window.setTimeout(() => controller.abort(), REQUEST_TIMEOUT);
  try {
    return await work(controller.signal);
  } finally {
    window.clearTimeout(limit);
  }
}

/** What of a failure no further try would mend: it was handed in, it is gone, or an answer is none. */
export type Final =
  | { readonly kind: 'done'; readonly handedIn: HandedIn | null }
  | { readonly kind: 'gone' }
  | { readonly kind: 'invalid' };

export function finalOf(error: unknown): Final | null {
  if (!isApiError(error)) return null;
  const { code, data } = error;
  if (code === errorCodes.notFound) return { kind: 'gone' };
  if (code === errorCodes.invalidInput) return { kind: 'invalid' };
  if (code !== errorCodes.conflict) return null;
  const handedIn = (data as { present?: HandedIn } | null)?.present ?? null;
  return handedIn?.state === 'open' ? null : { kind: 'done', handedIn };
}

const RETRY_DELAYS = [1_000, 2_000, 4_000, 8_000, 15_000];

/** When it is tried again: a thousand devices that lost the same network do not come back in one moment. */
export const delayAfter = (fails: number): number =>
  (RETRY_DELAYS[Math.min(fails, RETRY_DELAYS.length - 1)] ?? 1_000) * (0.75 + Math.random() / 2);
