import type { QuestionContent } from '@edu/shared-utility/contract';
import { contentWithFaults } from '../content-faults';
import { difficulty, points } from '../question-fields';
import { ItemError } from './item-parts';
import { stimuliOf, text, xmlProblem } from './item-stimuli';
import {
  filesFor,
  type ItemProblem,
  pathOf,
  type ReferencedFile,
  type Source,
} from './package-files';
import { parseXml, XmlError } from './parse-xml';
import { readItem } from './read-item';
import type { ListedItem } from './read-manifest';

export const [ITEMS, LEVELS, LEVEL_NAME] = [5000, 5, 60];

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

function categoryFaults({ category }: ListedItem): ItemProblem[] {
  const isWithinLimits =
    category.length <= LEVELS && category.every((name) => [...name].length <= LEVEL_NAME);
  return isWithinLimits ? [] : [{ at: 'category', phrase: 'qti.category' }];
}

export function itemOf(listed: ListedItem, source: Source): ReadItem {
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
      ...categoryFaults(listed),
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
