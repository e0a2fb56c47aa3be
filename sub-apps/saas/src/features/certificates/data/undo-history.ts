/** The states for undo and redo. */
export interface UndoHistory<T> {
  readonly before: readonly T[];
  readonly now: T;
  readonly after: readonly T[];
  /** Consecutive changes with one name (a drag, typing in a field) are a single step. */
  readonly joined: string | null;
}

const MAX_UNDO_STEPS = 100;

export const newHistory = <T>(now: T): UndoHistory<T> => ({
  before: [],
  now,
  after: [],
  joined: null,
});

export function withChange<T>(
  past: UndoHistory<T>,
  now: T,
  join: string | null = null,
): UndoHistory<T> {
  if (now === past.now) return past;
  const isSame = join !== null && join === past.joined;
  const before = isSame ? past.before : [...past.before, past.now].slice(-MAX_UNDO_STEPS);
  return { before, now, after: [], joined: join };
}

export function undo<T>(past: UndoHistory<T>): UndoHistory<T> {
  const now = past.before.at(-1);
  if (now === undefined) return past;
  return { before: past.before.slice(0, -1), now, after: [past.now, ...past.after], joined: null };
}

export function redo<T>(past: UndoHistory<T>): UndoHistory<T> {
  const [now, ...after] = past.after;
  return now === undefined
    ? past
    : { before: [...past.before, past.now], now, after, joined: null };
}
