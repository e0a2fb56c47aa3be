/** The states for undo and redo. */
export interface UndoHistory<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
  /** Consecutive changes with one name (a drag, typing in a field) are a single step. */
  readonly joined: string | null;
}

const MAX_UNDO_STEPS = 100;

export const newHistory = <T>(current: T): UndoHistory<T> => ({
  past: [],
  now: current,
  future: [],
  joined: null,
});

export function withChange<T>(
  history: UndoHistory<T>,
  now: T,
  join: string | null = null,
): UndoHistory<T> {
  if (now === history.now) return history;
  const isSame = join !== null && join === history.joined;
  const past = isSame ? history.past : [...history.past, history.now].slice(-MAX_UNDO_STEPS);
  return { past, now, future: [], joined: join };
}

export function undo<T>(history: UndoHistory<T>): UndoHistory<T> {
  const now = history.past.at(-1);
  if (now === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    now,
    future: [history.now, ...history.future],
    joined: null,
  };
}

export function redo<T>(history: UndoHistory<T>): UndoHistory<T> {
  const [now, ...future] = history.future;
  return now === undefined
    ? history
    : { past: [...history.past, history.now], now, future, joined: null };
}
