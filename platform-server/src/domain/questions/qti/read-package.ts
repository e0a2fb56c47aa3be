import { posix } from 'node:path';
import type { QuestionContent } from '@edu/shared-utility/contract';
import { kindOfName, kinds } from '../../../files/kinds';
import type { PhraseKey } from '../../../phrases';
import { contentWithFaults } from '../content-faults';
import { difficulty, points } from '../question-fields';
import { listPackage, PackageError, unpack } from './archive';
import { deterministicId } from './deterministic-id';
import { type ListedItem, readManifest } from './manifest';
import { ItemError, readItem } from './read-item';
import { descendantsOf, elementsIn, parseXml, type XmlElement, XmlError } from './xml';

const [ITEMS, LEVELS, LEVEL_NAME] = [5000, 5, 60];

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

/** A question read from an item of the package. */
export interface ReadItem {
  readonly file: string;
  readonly title: string;
  /** Null when the item has problems. */
  readonly content: QuestionContent | null;
  readonly difficulty: 1 | 2 | 3 | 4 | 5;
  readonly points: string[];
  readonly category: readonly string[];
  readonly files: readonly ReferencedFile[];
  readonly problems: readonly ItemProblem[];
  /** Name of an unsupported interaction. */
  readonly interaction: string | null;
}

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** Resolves a relative URL of a file to a path in the package; null when it points outside. */
function pathOf(href: string, from: string): string | null {
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

interface Source {
  readonly sizes: ReadonlyMap<string, number>;
  readonly xml: Readonly<Record<string, Uint8Array>>;
}

const xmlProblem = ({ reason }: XmlError): PhraseKey =>
  reason === 'entities' ? 'qti.entities' : reason === 'tooLong' ? 'qti.tooLong' : 'qti.broken';

/** Collects the files that an item shows, and their problems. */
function filesFor(file: string, { sizes }: Source) {
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

function stimuliOf(item: XmlElement, file: string, { xml }: Source): XmlElement[] {
  return elementsIn(item)
    .filter(({ name }) => name === 'qti-assessment-stimulus-ref')
    .flatMap(({ attrs }) => {
      const path = pathOf(attrs.href ?? '', file);
      const bytes = path === null ? undefined : xml[path];
      if (!bytes) throw new ItemError('qti.part', attrs.href ?? 'stimulus');
      return descendantsOf(parseXml(text(bytes)), 'qti-stimulus-body');
    });
}

function placeFaults({ category }: ListedItem): ItemProblem[] {
  const isWithinLimits =
    category.length <= LEVELS && category.every((name) => [...name].length <= LEVEL_NAME);
  return isWithinLimits ? [] : [{ at: 'category', phrase: 'qti.category' }];
}

function itemOf(listed: ListedItem, source: Source): ReadItem {
  const file = pathOf(listed.href, 'imsmanifest.xml') ?? listed.href;
  const xml = source.xml[file];
  const level = difficulty.safeParse(listed.difficulty);
  const parsedPoints = points.safeParse(listed.points);
  const base = {
    ...{
      file,
      title: file,
      category: listed.category,
      content: null,
      files: [],
      interaction: null,
    },
    ...{ difficulty: level.data ?? 3, points: parsedPoints.data ?? [] },
  };
  const refusedItem = (problem: ItemProblem, overrides: object = {}): ReadItem => ({
    ...{ ...base, ...overrides },
    problems: [problem],
  });
  if (!xml) return refusedItem({ at: 'file', phrase: 'qti.missing', values: { file } });
  if (!listed.isCurrent) return refusedItem({ at: 'file', phrase: 'qti.older' });
  let title = file;
  const files = filesFor(file, source);
  try {
    const root = parseXml(text(xml));
    title = (root.attrs.title ?? '').trim().slice(0, 200) || file;
    const content = readItem(root, files, stimuliOf(root, file, source));
    const checkedContent = contentWithFaults(content);
    const problems = [
      ...files.problems,
      ...('faults' in checkedContent
        ? [...new Set(checkedContent.faults.map(({ phrase }) => phrase))].map((phrase) => ({
            at: 'stem' as const,
            phrase,
          }))
        : []),
      ...placeFaults(listed),
      ...(parsedPoints.success
        ? []
        : [{ at: 'points' as const, phrase: 'question.points' as const }]),
    ];
    const isImportable = problems.length === 0 && 'content' in checkedContent;
    return {
      ...{ ...base, title, problems, files: [...files.shown.values()] },
      content: isImportable ? checkedContent.content : null,
    };
  } catch (error) {
    if (error instanceof XmlError) return refusedItem({ at: 'file', phrase: xmlProblem(error) });
    if (!(error instanceof ItemError)) throw error;
    const { phrase, element } = error;
    const interaction = phrase === 'qti.interaction' ? element : null;
    const at = interaction === null ? ('stem' as const) : ('type' as const);
    return refusedItem({ at, phrase, values: { name: element } }, { title, interaction });
  }
}

/**
 * Reads the items of a package; the problems of each are reported separately.
 *
 * @throws PackageError if the file is not a package of questions or is unsafe
 */
export function readPackage(bytes: Uint8Array): ReadItem[] {
  const sizes = listPackage(bytes);
  if (!sizes.has('imsmanifest.xml')) throw new PackageError('qti.noManifest');
  const xml = unpack(bytes, (name) => sizes.has(name) && /\.xml$/i.test(name));
  let listed: ListedItem[] | null;
  try {
    listed = readManifest(parseXml(text(xml['imsmanifest.xml'] ?? new Uint8Array())));
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    throw new PackageError(xmlProblem(error), 'imsmanifest.xml');
  }
  if (!listed) throw new PackageError('qti.noManifest');
  if (listed.length === 0) throw new PackageError('qti.noItems');
  if (listed.length > ITEMS) throw new PackageError('qti.tooMany');
  return listed.map((item) => itemOf(item, { sizes, xml }));
}
