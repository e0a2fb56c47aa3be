import { type AnswerChange, kept } from '@edu/shared-utility';

/** What the server has not confirmed of one sitting. */
export interface KeptSitting {
  readonly changes: readonly AnswerChange[];
  /** Times that the page was left. */
  readonly leaves: number;
}

type Sittings = Readonly<Record<string, KeptSitting>>;

const isObject = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null;

const isSittings = (raw: unknown): raw is Sittings =>
  isObject(raw) &&
  Object.values(raw).every(
    (value) => isObject(value) && Array.isArray(value.changes) && typeof value.leaves === 'number',
  );

/** Written at once and not some time later, as a database of the browser would: the next moment may be a crash. */
const sittings = kept<Sittings>('learn:sittings', {}, isSittings);

const nothing: KeptSitting = { changes: [], leaves: 0 };

/** What this device keeps of a person's sitting. */
export const keptOf = (owner: string, id: string): KeptSitting =>
  sittings.read(owner)[id] ?? nothing;

/** Sittings of which something waits on this device. */
export const keptIds = (owner: string): string[] => Object.keys(sittings.read(owner));

/** @returns whether the device has it: a storage may be full or forbidden */
export function keepAnswers(owner: string, id: string, now: KeptSitting): boolean {
  const { [id]: _, ...others } = sittings.read(owner);
  const isEmpty = now.changes.length === 0 && now.leaves === 0;
  const next = isEmpty ? others : { ...others, [id]: now };
  sittings.write(owner, next);
  return isEmpty || JSON.stringify(sittings.read(owner)) === JSON.stringify(next);
}

/** Nobody takes it any more. */
export const forgetAnswers = (owner: string, id: string): void =>
  void keepAnswers(owner, id, nothing);
