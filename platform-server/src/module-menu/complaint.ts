import type { PhraseKey } from '../phrases';

/** A fault in a manifest, translated when it is shown. */
export interface Complaint {
  readonly phrase: PhraseKey & `${'manifest' | 'network'}.${string}`;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Maximum characters of a foreign text in a sentence. */
const MAX_TEXT_LENGTH = 60;

/** A manifest's value, shortened to fit a sentence. */
export function quoteValue(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  const letters = [...text];
  return letters.length > MAX_TEXT_LENGTH ? `${letters.slice(0, MAX_TEXT_LENGTH).join('')}…` : text;
}

/** Collects complaints without duplicates. */
export class Complaints {
  private readonly found = new Map<string, Complaint>();

  add(phrase: Complaint['phrase'], values?: Complaint['values']): void {
    this.found.set(JSON.stringify([phrase, values]), { phrase, ...(values && { values }) });
  }

  get all(): Complaint[] {
    return [...this.found.values()];
  }
}
