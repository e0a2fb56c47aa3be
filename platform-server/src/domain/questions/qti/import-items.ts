import type { Locale, QuestionContent } from '@edu/shared-utility/contract';
import type { Tx } from '../../../db/database';
import type { ChunkOutcome, JobContext, RowProblem } from '../../../jobs/kinds';
import { phrase } from '../../../phrases';
import { recordResources } from '../record-resources';
import type { QuestionOrder } from '../sheet/question-import';
import { storeDrafts } from '../store-drafts';
import { addToLibrary, type ImportedFile, type ImportTarget } from './add-to-library';
import { categoryPaths } from './category-paths';
import type { ItemProblem } from './package-files';
import type { ReadItem } from './package-item';

/** Job parameters: the storage name of the package, and whether files may be added to the library. */
export type PackageOrder = QuestionOrder & {
  readonly parts: string;
  readonly mayAddFiles: boolean;
};

/** Job rows are counted as in a workbook, which has one heading row. */
const HEADING = 1;

export const itemIn = ([json = '']: readonly string[]): ReadItem => JSON.parse(json);

/** The problems of an item, depending on whether the person may add files to the library. */
export const problemsOf = (item: ReadItem, mayAddFiles: boolean): ItemProblem[] => [
  ...item.problems,
  ...(item.content && item.files.length > 0 && !mayAddFiles
    ? [{ at: 'stem' as const, phrase: 'qti.mayNotAdd' as const }]
    : []),
];

export type Files = ReadonlyMap<string, ImportedFile | null>;

export const importTarget = ({ tenantId, organId, accountId, order }: JobContext): ImportTarget => {
  const { branches, homeBranchId: branchId } = order as PackageOrder;
  return { tenantId, organId: organId ?? '', branches, branchId, accountId };
};

/** Problems of files whose content is not of the expected type. */
const contentFaults = ({ files }: ReadItem, importedFiles: Files): ItemProblem[] =>
  files
    .filter(({ id }) => !importedFiles.get(id))
    .map(({ path }) => ({ at: 'stem', phrase: 'qti.otherKind', values: { file: path } }));

const asRow =
  (row: number, { file }: ReadItem, locale: Locale) =>
  ({ phrase: key, values }: ItemProblem): RowProblem => ({
    row,
    column: file,
    message: phrase(locale, key, values),
  });

/** Replaces the package's file ids in the content with those of library resources. */
const withResources = (content: QuestionContent, importedFiles: Files): QuestionContent =>
  JSON.parse(JSON.stringify(content), (key, value) =>
    key === 'resourceId' ? (importedFiles.get(value)?.resourceId ?? value) : value,
  );

export async function importItems(
  tx: Tx,
  rows: readonly (readonly string[])[],
  first: number,
  {
    jobContext,
    imported: importedFiles,
  }: { readonly jobContext: JobContext; readonly imported: Files },
): Promise<ChunkOutcome> {
  const { tenantId, organId, locale, ip } = jobContext;
  const { mayAddFiles, categoryId = null } = jobContext.order as PackageOrder;
  const problems: RowProblem[] = [];
  const good: { row: number; item: ReadItem; content: QuestionContent }[] = [];
  for (const [index, cells] of rows.entries()) {
    const item = itemIn(cells);
    const row = first - HEADING + index;
    const itemProblems = problemsOf(item, mayAddFiles);
    const allProblems = itemProblems.length > 0 ? itemProblems : contentFaults(item, importedFiles);
    problems.push(...allProblems.map(asRow(row, item, locale)));
    if (item.content && allProblems.length === 0) {
      good.push({ row, item, content: withResources(item.content, importedFiles) });
    }
  }
  const failed = rows.length - good.length;
  if (!organId || good.length === 0) return { imported: 0, failed, problems };
  const target = importTarget(jobContext);
  const used = new Set(good.flatMap(({ item }) => item.files.map(({ id }) => id)));
  for (const id of used) {
    const file = importedFiles.get(id);
    if (file) await addToLibrary(tx, file, { ...target, ip });
  }
  const categoryAt = await categoryPaths(tx, { ...jobContext, organId });
  const drafts = [];
  for (const { row, item, content } of good) {
    const { difficulty, points, category, files } = item;
    drafts.push({
      ...{ row, content, difficulty, points, branchId: target.branchId },
      categoryId: category.length > 0 ? await categoryAt(category) : categoryId,
      hasPicture: files.some(({ kind }) => kind === 'image'),
      hasAudio: files.some(({ kind }) => kind === 'audio'),
    });
  }
  const ids = await storeDrafts(tx, drafts, jobContext);
  for (const [index, { item, content }] of good.entries()) {
    const id = ids[index];
    if (id && item.files.length > 0) await recordResources(tx, { id, tenantId }, 0, content);
  }
  return { imported: good.length, failed, problems };
}
