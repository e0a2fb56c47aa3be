import { readFile, stat } from 'node:fs/promises';
import type { Locale } from '@edu/shared-utility/contract';

/** Texts of the product by key, in one language. */
type Texts = Readonly<Record<string, string>>;

/** All texts that the product's pages have, as the build wrote them down. */
export type Catalogue = Readonly<Record<Locale, Texts>>;

const empty: Catalogue = { 'zh-CN': {}, 'en-US': {}, 'fr-FR': {} };

/** The texts of the modules that are served now; none where nothing was built. */
export type ReadCatalogue = () => Promise<Catalogue>;

/** @param file `dist/phrases.json`; read again when a newer build has written it */
export function openCatalogue(file: string): ReadCatalogue {
  let cached: { readonly at: number; readonly catalogue: Promise<Catalogue> } | null = null;
  return async () => {
    const found = await stat(file).catch(() => null);
    if (!found) return empty;
    if (cached?.at !== found.mtimeMs) {
      const catalogue = readFile(file, 'utf8').then((text) => JSON.parse(text) as Catalogue);
      cached = { at: found.mtimeMs, catalogue };
    }
    return cached.catalogue;
  };
}
