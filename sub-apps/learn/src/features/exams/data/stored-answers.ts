import { type AnswerChange, userStorage } from '@edu/shared-utility';

/** Data of a sitting that the server has not confirmed. */
export interface StoredSitting {
  readonly changes: readonly AnswerChange[];
  /** Number of times that the page was left. */
  readonly leaves: number;
}

type Sittings = Readonly<Record<string, StoredSitting>>;

const isObject = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null;

const isSittings = (raw: unknown): raw is Sittings =>
  isObject(raw) &&
  Object.values(raw).every(
    (value) => isObject(value) && Array.isArray(value.changes) && typeof value.leaves === 'number',
  );

/** In local storage, which writes synchronously, unlike IndexedDB: the page may crash the next moment. */
const sittings = userStorage<Sittings>('learn:sittings', {}, isSittings);

const emptySitting: StoredSitting = { changes: [], leaves: 0 };

/** The stored data of a person's sitting on this device. */
export const storedSitting = (owner: string, id: string): StoredSitting =>
  sittings.read(owner)[id] ?? emptySitting;

/** Ids of sittings with unsent data on this device. */
export const storedSittingIds = (owner: string): string[] => Object.keys(sittings.read(owner));

/** @returns whether it was stored: the storage may be full or blocked */
export function storeAnswers(owner: string, id: string, now: StoredSitting): boolean {
  const { [id]: _, ...others } = sittings.read(owner);
  const isEmpty = now.changes.length === 0 && now.leaves === 0;
  const next = isEmpty ? others : { ...others, [id]: now };
  sittings.write(owner, next);
  return isEmpty || JSON.stringify(sittings.read(owner)) === JSON.stringify(next);
}

/** Removes the data of a sitting that the server no longer accepts. */
export const removeStoredAnswers = (owner: string, id: string): void =>
  void storeAnswers(owner, id, emptySitting);
