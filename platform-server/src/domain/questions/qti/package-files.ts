import { posix } from 'node:path';
import { kindOfName, kinds } from '../../../files/kinds';
import type { PhraseKey } from '../../../phrases';
import { deterministicId } from './deterministic-id';

export interface ItemProblem {
  readonly at: 'file' | 'type' | 'stem' | 'category' | 'points';
  readonly phrase: PhraseKey;
  readonly values?: Readonly<Record<string, string>>;
}

/** A picture or a recording of the package that an item shows. */
export interface ReferencedFile {
  /** A temporary id, replaced by the one of the resource on import. */
  readonly id: string;
  readonly path: string;
  readonly kind: 'image' | 'audio';
}

/** Resolves a relative URL of a file to a path in the package; null when it points outside. */
export function pathOf(href: string, from: string): string | null {
  if (/^([a-z][a-z\d+.-]*:|\/)/i.test(href) || href === '') return null;
  const [pathPart = ''] = href.split(/[?#]/);
  let name = pathPart;
  try {
    name = decodeURIComponent(pathPart);
  } catch {
    // The name contains an unencoded per cent sign.
  }
  const path = posix.normalize(posix.join(posix.dirname(from), name));
  return path.startsWith('..') ? null : path;
}

export interface Source {
  readonly sizes: ReadonlyMap<string, number>;
  readonly xml: Readonly<Record<string, Uint8Array>>;
}

/** Collects the files that an item shows, and their problems. */
export function filesFor(file: string, { sizes }: Source) {
  const referencedFiles = new Map<string, ReferencedFile>();
  const problems: ItemProblem[] = [];
  function resourceAt(href: string, kind: ReferencedFile['kind']): string {
    const path = pathOf(href, file);
    const values = { file: href.slice(0, 200) };
    const addProblem = (phrase: PhraseKey) => problems.push({ at: 'stem', phrase, values });
    if (path === null) addProblem('qti.away');
    else if (!sizes.has(path)) addProblem('qti.missing');
    else if (kindOfName(path) !== kind) addProblem('qti.otherKind');
    else if ((sizes.get(path) ?? 0) > kinds[kind].limit) addProblem('qti.tooLarge');
    const id = deterministicId(path ?? href);
    if (path !== null) referencedFiles.set(id, { id, path, kind });
    return id;
  }
  return { shown: referencedFiles, problems, resourceAt };
}
