import { context, draftKey, type FormAnswers } from '@edu/shared-utility';

/** Unsent answers, with the time when the person began. */
export interface StoredAnswers {
  readonly answers: FormAnswers;
  readonly since: number;
  /** Id of the current page; null for the first one. */
  readonly page: string | null;
}

export const emptyAnswers = (): StoredAnswers => ({ answers: {}, since: Date.now(), page: null });

const keyOf = (name: string): string => draftKey('form.answers', context.get('actor') ?? '', name);
/** Key of this browser's id, which prevents a second answer; it outlives a session. */
const MARK = 'keep:form-mark';

/** In ms; older drafts are discarded. */
const MAX_AGE = 30 * 86_400_000;

const isStoredAnswers = (
  raw: unknown,
): raw is Omit<StoredAnswers, 'page'> & { readonly page?: unknown } =>
  raw instanceof Object &&
  'answers' in raw &&
  raw.answers instanceof Object &&
  'since' in raw &&
  typeof raw.since === 'number' &&
  Date.now() - raw.since < MAX_AGE;

/** Without storage nothing is kept, but the questionnaire can still be answered. */
function tryStorage<T>(work: () => T, fallback: T): T {
  try {
    return work();
  } catch {
    return fallback;
  }
}

export const readStoredAnswers = (name: string): StoredAnswers => {
  const raw = tryStorage<unknown>(
    () => JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null'),
    null,
  );
  if (!isStoredAnswers(raw)) return emptyAnswers();
  return { ...raw, page: typeof raw.page === 'string' ? raw.page : null };
};

/** @param stored null once the answers were sent */
export function storeAnswers(name: string, stored: StoredAnswers | null): void {
  tryStorage(() => {
    if (stored) localStorage.setItem(keyOf(name), JSON.stringify(stored));
    else localStorage.removeItem(keyOf(name));
  }, undefined);
}

let ofThisPage: string | undefined;

/** A random id of this browser, stored for later visits. */
export function browserId(): string {
  const cached = tryStorage(() => localStorage.getItem(MARK), null) ?? ofThisPage;
  if (cached && /^[\w-]{16,64}$/.test(cached)) return cached;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  ofThisPage = hex;
  tryStorage(() => localStorage.setItem(MARK, hex), undefined);
  return hex;
}
