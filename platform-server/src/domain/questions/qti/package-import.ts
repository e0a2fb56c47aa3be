import { buffer } from 'node:stream/consumers';
import type { Database } from '../../../db/database';
import { auditLog, question } from '../../../db/schema';
import type { FileStorage } from '../../../files/storage';
import type { JobContext, JobKind } from '../../../jobs/kinds';
import { allOrNone } from '../../sheets/import/row-import';
import type { ImportedFile } from './add-to-library';
import { importFile } from './import-files';
import {
  type Files,
  importItems,
  importTarget,
  itemIn,
  type PackageOrder,
  problemsOf,
} from './import-items';
import type { ReadItem } from './package-item';

export const rowOf = (item: ReadItem): string[] => [JSON.stringify(item)];

/**
 * The job that imports the questions of a package; their files are stored before the rows that show them count as done.
 */
export function packageImport(storage: FileStorage): JobKind<Files> {
  async function before(
    db: Database,
    rows: readonly (readonly string[])[],
    _: number,
    jobContext: JobContext,
  ): Promise<Files> {
    const { parts: packageKey, whole, mayAddFiles } = jobContext.order as PackageOrder;
    const items = rows.map(itemIn);
    const importable = items.filter((item) => problemsOf(item, mayAddFiles).length === 0);
    const importedFiles = new Map<string, ImportedFile | null>();
    const shownFiles =
      whole && importable.length < items.length ? [] : importable.flatMap(({ files }) => files);
    if (shownFiles.length === 0) return importedFiles;
    const bytes = await buffer(await storage.read(packageKey));
    for (const file of shownFiles) {
      if (importedFiles.has(file.id)) continue;
      const target = importTarget(jobContext);
      importedFiles.set(
        file.id,
        await importFile({ db, storage }, bytes, file, { target, packageKey }),
      );
    }
    return importedFiles;
  }
  return {
    chunk: 50,
    isAllOrNone: ({ order }) => (order as PackageOrder).whole,
    tables: [question, auditLog],
    before,
    run: (tx, rows, first, jobContext, importedFiles) =>
      allOrNone(tx, (jobContext.order as PackageOrder).whole, (t) =>
        importItems(t, rows, first, { jobContext, imported: importedFiles }),
      ),
  };
}
