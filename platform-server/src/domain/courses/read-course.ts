import { type Course, errorCodes, type Version } from '@edu/shared-utility/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { TenantTx, Tx } from '../../db/database';
import { course } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import type { FileAddressOf } from '../file-addresses';
import { textFiles } from '../resources/text-files';
import { requireVersion } from '../versions';
import { contentWithDefaults, documentIdsOf } from './content';
import { referencesForStaff } from './course-references';
import { asSummary, type SummaryRow, summaryColumns, summaryJoins } from './find-courses';
import { courseProblems, readChapters } from './lesson-problems';
import { mayWrite } from './rights';

export type CourseRow = typeof course.$inferSelect;

/** A course of the caller's organisation and branches, as stored. */
export async function courseRow(
  tx: Tx,
  caller: Caller,
  id: string,
  { forUpdate = false } = {},
): Promise<CourseRow> {
  const condition = and(eq(course.id, id), eq(course.organId, actorOf(caller).organId));
  const query = tx.select().from(course).where(condition);
  const [row] = await (forUpdate ? query.for('update') : query);
  if (!row) throw new BusinessError(errorCodes.notFound);
  return { ...row, content: contentWithDefaults(row.content) };
}

/** The draft, with its problems. */
export async function readCourse(
  tx: TenantTx,
  caller: Caller,
  row: CourseRow,
  fileAddressOf: FileAddressOf,
): Promise<Course> {
  const { rows } = await tx.execute<SummaryRow>(sql`
    SELECT ${summaryColumns} FROM course c ${summaryJoins} WHERE c.id = ${row.id}::uuid`);
  const [joinedRow] = rows;
  if (!joinedRow) throw new BusinessError(errorCodes.notFound);
  const { content, coverId, categoryId, teacherIds, termination } = row;
  const { chapters: stored, ...texts } = content;
  const resources = await referencesForStaff(tx, row, content);
  const chapters = readChapters(stored, resources);
  return {
    ...asSummary(joinedRow, fileAddressOf),
    ...texts,
    cover: joinedRow.coverId && fileAddressOf(joinedRow.coverId, 'picture'),
    documentFiles: textFiles(documentIdsOf(texts.document), resources, fileAddressOf),
    keywords: [...texts.keywords],
    teacherIds,
    coverUploadId: coverId,
    chapters,
    problems: courseProblems({ coverId, categoryId, summary: texts.summary, chapters }),
    termination,
    mayWrite: await mayWrite(tx, caller, row),
  };
}

export interface VersionedId {
  readonly id: string;
  readonly version?: Version | undefined;
}

/** Selects the row FOR UPDATE; throws a conflict when the version is not the present one. */
export async function lockCourse(
  tx: TenantTx,
  caller: Caller,
  { id, version }: VersionedId,
  fileAddressOf: FileAddressOf,
): Promise<CourseRow> {
  const row = await courseRow(tx, caller, id, { forUpdate: true });
  const isStale = version !== undefined && version !== row.version;
  if (isStale) requireVersion(version, await readCourse(tx, caller, row, fileAddressOf));
  return row;
}
