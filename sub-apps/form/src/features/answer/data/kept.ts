import type { FormAnswers } from '@edu/shared-utility';

/** What somebody has said so far, and when they began. */
export interface Kept {
  readonly answers: FormAnswers;
  readonly since: number;
}

const keyOf = (name: string): string => `form-answers:${name}`;
/** What this browser calls itself, to be asked once: it outlives a session. */
const MARK = 'keep:form-mark';

const isKept = (raw: unknown): raw is Kept =>
  raw instanceof Object &&
  'answers' in raw &&
  raw.answers instanceof Object &&
  'since' in raw &&
  typeof raw.since === 'number';

/** A full or forbidden storage keeps nothing; the questionnaire can be answered all the same. */
function quietly<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

export const readKept = (name: string): Kept => {
  const raw = quietly<unknown>(() => JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null'), null);
  return isKept(raw) ? raw : { answers: {}, since: Date.now() };
};

/** @param kept null once it was sent */
export function keep(name: string, kept: Kept | null): void {
  quietly(() => {
    if (kept) localStorage.setItem(keyOf(name), JSON.stringify(kept));
    else localStorage.removeItem(keyOf(name));
  }, undefined);
}

let ofThisPage: string | undefined;

/** Unguessable, and the same for as long as the browser keeps it. */
export function browserMark(): string {
  const known = quietly(() => localStorage.getItem(MARK), null) ?? ofThisPage;
  if (known && /^[\w-]{16,64}$/.test(known)) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const made = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  ofThisPage = made;
  quietly(() => localStorage.setItem(MARK, made), undefined);
  return made;
}
