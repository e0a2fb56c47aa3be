import type { Locale } from '../contract';

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** A tree of texts: keys by screen, leaves with named `{{values}}`. */
export interface PhraseTree {
  readonly [key: string]: string | PhraseTree;
}

type PluralStem<K> = K extends `${infer Stem}_${Plural}` ? Stem : never;

/**
 * Type of the other locales: the same keys as the default one, with any text. A key `x_other` allows other
 * languages to add plural forms that Chinese lacks.
 */
export type SameShape<P> = {
  readonly [K in keyof P]: P[K] extends string ? string : SameShape<P[K]>;
} & { readonly [K in keyof P as `${PluralStem<K>}_${Plural}`]?: string };

/** Dotted paths of the leaves; plural suffixes are left out (`t('count', { count })`). */
export type PhrasePath<P> = {
  [K in keyof P & string]: P[K] extends string
    ? K extends `${infer Stem}_${Plural}`
      ? Stem
      : K
    : `${K}.${PhrasePath<P[K]>}`;
}[keyof P & string];

export type PhraseValues = Record<string, string | number>;

export interface PhraseLocales<P> {
  'zh-CN': P;
  'en-US': () => Promise<{ default: SameShape<P> }>;
  'fr-FR': () => Promise<{ default: SameShape<P> }>;
}

export interface Phrases<P> {
  readonly namespace: string;
  /** Loads one language (default: the current one); on failure Chinese is used. */
  load(language?: Locale): Promise<void>;
  t(key: PhrasePath<P>, values?: PhraseValues): string;
  /** React hook: renders again when the language or an override changes. */
  use(): { t: (key: PhrasePath<P>, values?: PhraseValues) => string; language: Locale };
}
