import { type AnswerChange, kept } from '@edu/shared-utility';

/** What the server has not confirmed of one sitting. */
export interface StoredSitting {
  readonly changes: readonly AnswerChange[];
  /** Times that the page was left. */
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

/** Written at once and not some time later, as a database of the browser would: the next moment may be a crash. */
const sittings = kept<Sittings>('learn:sittings', {}, isSittings);

const nothing: StoredSitting = { changes: [], leaves: 0 };

/** What this device keeps of a person's sitting. */
export const storedSitting = (owner: string, id: string): StoredSitting =>
  sittings.read(owner)[id] ?? nothing;

/** Sittings of which something waits on this device. */
export const storedSittingIds = (owner: string): string[] => Object.keys(sittings.read(owner));

/** @returns whether the device has it: a storage may be full or forbidden */
export function storeAnswers(owner: string, id: string, now: StoredSitting): boolean {
  const { [id]: _, ...others } = sittings.read(owner);
  const isEmpty = now.changes.length === 0 && now.leaves === 0;
  const next = isEmpty ? others : { ...others, [id]: now };
  sittings.write(owner, next);
  return isEmpty || JSON.stringify(sittings.read(owner)) === JSON.stringify(next);
}

/** The server takes it no more. */
export const removeStoredAnswers = (owner: string, id: string): void =>
  void storeAnswers(owner, id, nothing);
