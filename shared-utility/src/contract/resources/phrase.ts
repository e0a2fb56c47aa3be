import { post, read } from '../endpoint';
import type { Page, PageQuery } from '../envelope';
import type { PackageQuery } from './i18n-package';

const base = '/modular/admin/v1/phrases';

/** `stale`: the tenant's wording is for a text that the product no longer has, or not with these values. */
export type PhraseState = 'overridden' | 'missing' | 'stale';

/** One text of the product in one language. */
export interface PhraseRow {
  /** `namespace.screen.key`, as in language packages. */
  key: string;
  /** The product's text; '' if the language has no such text. */
  text: string;
  /** The Chinese text, from which the others were translated; '' for a form that only this language has. */
  reference: string;
  /** The tenant's own wording; null where it has none. */
  override: string | null;
  /** Names of the values that every wording has to have: `{{count}}` is `count`. */
  values: string[];
  /** The wording no longer fits the product's text. */
  isStale: boolean;
}

export interface PhraseFilter {
  /** Part of the key or of any of the texts. */
  keyword?: string;
  state?: PhraseState;
}

/** `was`: the tenant's wording that was read; another one by now refuses the change (40900, `data.present`). */
type PhraseChange = PackageQuery & { key: string; was: string | null };

/** Texts of the product, and the tenant's own wording over them. */
export const phrase = {
  find: read<PackageQuery & PageQuery & PhraseFilter, Page<PhraseRow>>()(base, {
    ours: true,
    returns: 'page',
  }),
  /** A wording has the same `{{values}}` as the product's own. */
  save: post<PhraseChange & { value: string }, PhraseRow>()(`${base}/save`, {
    ours: true,
    returns: 'object',
  }),
  /** Restores the product's text. */
  reset: post<PhraseChange, PhraseRow>()(`${base}/reset`, { ours: true, returns: 'object' }),
} as const;
