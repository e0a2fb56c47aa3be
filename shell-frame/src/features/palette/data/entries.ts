import type { SearchHit } from '@edu/shared-utility';
import type { Entry } from './search';

const inSite = /^\/(?![/\\])/;

/** Validates a result, since other teams' apps may return anything. */
function isHit(raw: unknown): raw is SearchHit {
  if (typeof raw !== 'object' || raw === null) return false;
  const { id, title, detail, path } = raw as Partial<Record<keyof SearchHit, unknown>>;
  const texts = [id, title, path].every((text) => typeof text === 'string' && text !== '');
  return texts && inSite.test(path as string) && ['string', 'undefined'].includes(typeof detail);
}

const toEntry =
  (provider: string) =>
  ({ id, title, detail, path }: SearchHit): Entry => ({
    path: `offer:${provider}:${id}`,
    to: path,
    name: title,
    trail: detail ?? '',
  });

export function entriesOf(provider: string, hits: unknown): readonly Entry[] {
  if (!Array.isArray(hits)) throw new TypeError(`${provider} gave no list`);
  return hits.filter(isHit).map(toEntry(provider));
}
