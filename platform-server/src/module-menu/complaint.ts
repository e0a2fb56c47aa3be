import type { PhraseKey } from '../phrases';

/** What is wrong with a manifest, to be said in the reader's language. */
export interface Complaint {
  readonly phrase: PhraseKey & `${'manifest' | 'network'}.${string}`;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** A foreign text is told in so many letters. */
const MAX_TEXT_LENGTH = 60;

/** What is in a manifest, short enough for a sentence. */
export function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  const letters = [...text];
  return letters.length > MAX_TEXT_LENGTH ? `${letters.slice(0, MAX_TEXT_LENGTH).join('')}…` : text;
}

/** Gathers complaints, each one once. */
export class Complaints {
  private readonly found = new Map<string, Complaint>();

  add(phrase: Complaint['phrase'], values?: Complaint['values']): void {
    this.found.set(JSON.stringify([phrase, values]), { phrase, ...(values && { values }) });
  }

  get all(): Complaint[] {
    return [...this.found.values()];
  }
}
