import { buffer } from 'node:stream/consumers';
import type { QuestionContent } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { zipSync } from 'fflate';
import type { Database } from '../../../db/database';
import { joinedParts, partKeys, partsOrder } from '../../../files/joined-parts';
import type { FileStorage } from '../../../files/storage';
import type { JobContext, RowProblem } from '../../../jobs/kinds';
import { partsJob } from '../../../jobs/parts-job';
import { phrase } from '../../../phrases';
import { resourcesByIdOf } from '../../resources/usable-resources';
import { contentText, resourcesIn } from '../content-text';
import { type PackageItem, writeManifest } from './manifest';
import { writeItem } from './write-item';

/** Questions per part, whose files are in memory at once. */
const CHUNK = 20;
/** The file in each part with its entries for the manifest of the whole package. */
const LISTED = 'listed.json';
const MAX_TITLE_LENGTH = 60;

export const questionKeys = (parts: string, total: number): string[] =>
  partKeys(parts, total, CHUNK);

interface PackedQuestion extends Record<string, unknown> {
  id: string;
  content: QuestionContent;
  difficulty: number;
  points: string[];
  category: string[] | null;
}

const questionsOf = (db: Database, { organId }: JobContext, ids: readonly string[]) =>
  db.executeAsSystem<PackedQuestion>(sql`
    WITH RECURSIVE path AS (
      SELECT id, ARRAY[name] AS names FROM category WHERE parent_id IS NULL
      UNION ALL SELECT c.id, path.names || c.name FROM category c JOIN path ON c.parent_id = path.id)
    SELECT q.id, q.content, q.difficulty, q.points, path.names AS category
    FROM unnest(${`{${ids.join(',')}}`}::uuid[]) WITH ORDINALITY AS wanted (id, place)
    JOIN question q ON q.id = wanted.id LEFT JOIN path ON path.id = q.category_id
    WHERE q.organ_id = ${organId}::uuid ORDER BY wanted.place`);

interface NamedRow extends Record<string, unknown> {
  id: string;
  name: string;
}

const namesOfFiles = async (db: Database, ids: readonly string[]) =>
  new Map(
    (
      await db.executeAsSystem<NamedRow>(
        sql`SELECT id, name FROM stored_file WHERE id = ANY (${`{${ids.join(',')}}`}::uuid[])`,
      )
    ).map(({ id, name }) => [id, name]),
  );

/** `media/a1b2c3d4-杠杆.png`: unique by the resource's id, and valid on every file system. */
function mediaName(resourceId: string, title: string, fileName: string): string {
  const plain = title
    .replace(/[\\/:*?"<>|%#&\s\p{Cc}\p{Cf}\p{Cs}]+/gu, '-')
    .slice(0, MAX_TITLE_LENGTH);
  const extension = /\.[a-z\d]{1,5}$/i.exec(fileName)?.[0].toLowerCase() ?? '';
  return `media/${resourceId.slice(0, 8)}-${plain}${extension}`;
}

const inAddress = (name: string): string => name.split('/').map(encodeURIComponent).join('/');

/** The pictures and recordings of some questions that the organisation may use now, by resource id. */
async function mediaOf(
  { db, storage }: { readonly db: Database; readonly storage: FileStorage },
  { tenantId, organId }: JobContext,
  questions: readonly PackedQuestion[],
) {
  const ids = [...new Set(questions.flatMap(({ content }) => resourcesIn(content)))];
  const scope = { tenantId, organId: organId ?? '' };
  const { usable, titles } = await db.withSystem((tx) => resourcesByIdOf(tx, scope, ids));
  const fileNames = await namesOfFiles(
    db,
    [...usable.values()].map(({ fileId }) => fileId),
  );
  const media = new Map<string, { name: string; bytes: Uint8Array }>();
  for (const { id, title, fileId, state } of usable.values()) {
    if (state !== 'ready') continue;
    const bytes = await buffer(await storage.read(fileId)).catch(() => null);
    const name = mediaName(id, title, fileNames.get(fileId) ?? '');
    if (bytes) media.set(id, { name, bytes });
  }
  return { media, titles };
}

/** The job that exports questions as parts of a package. */
export const packageExport = (storage: FileStorage) =>
  partsJob({
    storage,
    chunk: CHUNK,
    order: partsOrder,
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
  parts: string,
  total: number,
): AsyncGenerator<Uint8Array> {
  const items: PackageItem[] = [];
  return joinedParts(storage, questionKeys(parts, total), {
    nameOf(name, usedNames, bytes) {
      if (name !== LISTED) return usedNames.has(name) ? null : name;
      items.push(...JSON.parse(new TextDecoder().decode(bytes)));
      return null;
    },
    rest: () => ({ 'imsmanifest.xml': new TextEncoder().encode(writeManifest(items)) }),
  });
}
