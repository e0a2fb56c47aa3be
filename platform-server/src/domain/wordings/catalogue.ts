import { readFile, stat } from 'node:fs/promises';
import type { Locale } from '@edu/shared-utility/contract';

/** The product's texts by key, in one language. */
type Texts = Readonly<Record<string, string>>;

/** All texts of the product's pages, as the build wrote them. */
export type Catalogue = Readonly<Record<Locale, Texts>>;

const empty: Catalogue = { 'zh-CN': {}, 'en-US': {}, 'fr-FR': {} };

/** Reads the texts of the modules being served; empty without a build. */
export type ReadCatalogue = () => Promise<Catalogue>;

/**
 * Opens the catalogue.
 *
 * @param file `dist/phrases.json`, which is read again after a newer build
 */
export function openCatalogue(file: string): ReadCatalogue {
  let cached: { readonly at: number; readonly catalogue: Promise<Catalogue> } | null = null;
  return async () => {
    const fileStat = await stat(file).catch(() => null);
    if (!fileStat) return empty;
    if (cached?.at !== fileStat.mtimeMs) {
      const catalogue = readFile(file, 'utf8').then((text) => JSON.parse(text) as Catalogue);
      cached = { at: fileStat.mtimeMs, catalogue };
    }
    return cached.catalogue;
  };
}
