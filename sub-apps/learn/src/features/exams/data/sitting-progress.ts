import { errorCodes, isApiError, type Sitting } from '@edu/shared-utility';

export type Phase =
  | 'sitting'
  /** Handed in by the person or by the time limit, but not confirmed by the server yet. */
  | 'handingIn'
  | 'done'
  /** The sitting no longer exists for this person. */
  | 'gone';

/** Where the latest change is stored. */
export type Saving = 'saved' | 'sending' | 'kept' | 'unkept';

export interface HandedIn {
  readonly state: Sitting['state'];
  readonly submittedAt: string | null;
}

export interface SittingProgress {
  readonly phase: Phase;
  readonly saving: Saving;
  /** Error of the last request: the server's message, '' without a response, null after a success. */
  readonly failure: string | null;
  readonly isOver: boolean;
  readonly handedIn: HandedIn | null;
  /** Whether it was handed in elsewhere: in another tab, on another device, or by staff. */
  readonly isElsewhere: boolean;
  /** Questions whose last change was not saved when the sitting ended. */
  readonly unsaved: readonly string[];
  /** Questions whose answers the server refuses. */
  readonly refused: readonly string[];
}

export const initialState: SittingProgress = {
  ...{ phase: 'sitting', saving: 'saved', failure: null, isOver: false, handedIn: null },
  ...{ refused: [], isElsewhere: false, unsaved: [] },
};

/** Timeout of an answer's request in ms, short enough for a retry before the sitting ends. */
const REQUEST_TIMEOUT = 10_000;

export async function withTimeLimit<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const limit = window.setTimeout(() => controller.abort(), REQUEST_TIMEOUT);
  try {
    return await work(controller.signal);
  } finally {
    window.clearTimeout(limit);
  }
}

/** Errors that a retry cannot solve: already handed in, no such sitting, or an invalid answer. */
export type FinalFault =
  | { readonly kind: 'done'; readonly handedIn: HandedIn | null }
  | { readonly kind: 'gone'; readonly handedIn: null }
  | { readonly kind: 'invalid' };

export function finalFaultOf(error: unknown): FinalFault | null {
  if (!isApiError(error)) return null;
  const { code, data } = error;
  if (code === errorCodes.notFound) return { kind: 'gone', handedIn: null };
  if (code === errorCodes.invalidInput) return { kind: 'invalid' };
  if (code !== errorCodes.conflict) return null;
  const handedIn = (data as { present?: HandedIn } | null)?.present ?? null;
  return handedIn?.state === 'open' ? null : { kind: 'done', handedIn };
}

const RETRY_DELAYS = [1_000, 2_000, 4_000, 8_000, 15_000];

/** Delay before a retry in ms, randomised so that a thousand devices on one network do not reconnect at once. */
export const delayAfter = (failureCount: number): number =>
  (RETRY_DELAYS[Math.min(failureCount, RETRY_DELAYS.length - 1)] ?? 1_000) *
  (0.75 + Math.random() / 2);
