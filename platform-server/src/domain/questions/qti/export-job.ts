import { sql } from 'drizzle-orm';
import { zipSync } from 'fflate';
import type { Database } from '../../../db/database';
import { fileParameters, joinedArchives, partKeys } from '../../../files/file-parts';
import type { FileStorage } from '../../../files/storage';
import { fileJob } from '../../../jobs/file-job';
import type { JobContext, RowProblem } from '../../../jobs/kinds';
import { phrase } from '../../../phrases';
import { contentText, resourcesIn } from '../content-text';
import { type PackageItem, writeManifest } from './manifest';
import { MAX_TITLE_LENGTH, mediaOf, type PackedQuestion } from './package-media';
import { writeItem } from './write-item';

/** Questions per part, whose files are in memory at once. */
const CHUNK = 20;
/** The file in each part with its entries for the manifest of the whole package. */
const LISTED = 'listed.json';

export const questionKeys = (keyPrefix: string, total: number): string[] =>
  partKeys(keyPrefix, total, CHUNK);

const questionsOf = (db: Database, { organId }: JobContext, ids: readonly string[]) =>
  db.executeAsSystem<PackedQuestion>(sql`
    WITH RECURSIVE path AS (
      SELECT id, ARRAY[name] AS names FROM category WHERE parent_id IS NULL
      UNION ALL SELECT c.id, path.names || c.name FROM category c JOIN path ON c.parent_id = path.id)
    SELECT q.id, q.content, q.difficulty, q.points, path.names AS category
    FROM unnest(${`{${ids.join(',')}}`}::uuid[]) WITH ORDINALITY AS wanted (id, position)
    JOIN question q ON q.id = wanted.id LEFT JOIN path ON path.id = q.category_id
    WHERE q.organ_id = ${organId}::uuid ORDER BY wanted.position`);

const inAddress = (name: string): string => name.split('/').map(encodeURIComponent).join('/');

/** The job that exports questions as parts of a package. */
export const packageExport = (storage: FileStorage) =>
  fileJob({
    storage,
    chunk: CHUNK,
    order: fileParameters,
    async make(db, ids, from, jobContext) {
      const questions = await questionsOf(db, jobContext, ids);
      const { media, titles } = await mediaOf({ db, storage }, jobContext, questions);
      const words = {
        right: phrase(jobContext.locale, 'question.true'),
        wrong: phrase(jobContext.locale, 'question.false'),
      };
      const files: Record<string, Uint8Array> = {};
      const listed: PackageItem[] = [];
      const problems: RowProblem[] = [];
      const encoder = new TextEncoder();
      for (const { id, content, difficulty, points, category } of questions) {
        const row = from + 1 + ids.indexOf(id);
        const mediaIds = resourcesIn(content);
        for (const missingId of mediaIds.filter((value) => !media.has(value))) {
          const name = titles.get(missingId) ?? '';
          const message = phrase(jobContext.locale, 'qti.fileGone', { name });
          problems.push({ row, column: phrase(jobContext.locale, 'qti.file'), message });
        }
        const number = String(from + ids.indexOf(id) + 1).padStart(4, '0');
        const identifier = `q${number}-${id.slice(0, 8)}`;
        const href = `items/${identifier}.xml`;
        const title = contentText(content).slice(0, MAX_TITLE_LENGTH) || identifier;
        const hrefOf = (value: string) => {
          const name = media.get(value)?.name;
          return name === undefined ? null : `../${inAddress(name)}`;
        };
        files[href] = encoder.encode(writeItem({ identifier, title, content, hrefOf, words }));
        for (const value of mediaIds) {
          const file = media.get(value);
          if (file) files[file.name] = file.bytes;
        }
        const hrefs = mediaIds.flatMap((value) => media.get(value)?.name ?? []).map(inAddress);
        const metadata = { difficulty, points, category: category ?? [] };
        listed.push({ identifier, href, files: hrefs, ...metadata });
      }
      files[LISTED] = encoder.encode(JSON.stringify(listed));
      return { bytes: zipSync(files, { level: 6 }), rowCount: questions.length, problems };
    },
  });

/** The whole package: each file once, and the manifest of all items last. */
export function questionsPackage(
  storage: FileStorage,
  keyPrefix: string,
  total: number,
): AsyncGenerator<Uint8Array> {
  const items: PackageItem[] = [];
  return joinedArchives(storage, questionKeys(keyPrefix, total), {
    nameOf(name, usedNames, bytes) {
      if (name !== LISTED) return usedNames.has(name) ? null : name;
      items.push(...JSON.parse(new TextDecoder().decode(bytes)));
      return null;
    },
    rest: () => ({ 'imsmanifest.xml': new TextEncoder().encode(writeManifest(items)) }),
  });
}
