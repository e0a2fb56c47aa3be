import { errorCodes, type StudentCourseDetail } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import { type CourseContent, contentWithDefaults, documentIdsOf } from '../courses/content';
import type { Learner } from '../courses/course-access';
import { referencesOf } from '../courses/course-references';
import type { FileAddressOf } from '../file-addresses';
import { textFiles } from '../resources/text-files';
import { asCard, ownCardJoins, ownColumns } from './find-cards';
import { visibleCoursesOf } from './visible-courses';

type DetailRow = Parameters<typeof asCard>[0] & Omit<StudentCourseDetail, 'cover' | 'minutes'>;

interface StoredDetail extends DetailRow, Record<string, unknown> {
  content: Partial<CourseContent>;
  /** The id of the member whose course it is. */
  ownerId: string;
}

export async function studentCourse(
  tx: Tx,
  learner: Learner,
  id: string,
  fileAddressOf: FileAddressOf,
): Promise<StudentCourseDetail> {
  const { rows } = await tx.execute<StoredDetail>(sql`
    WITH RECURSIVE ${visibleCoursesOf(learner)}
    SELECT ${ownColumns}, s.organ_id AS "ownerId", s.granted, r.content
    FROM shown s ${ownCardJoins(learner)}
    JOIN course_revision r ON r.course_id = s.id AND r.number = s.number
    WHERE s.id = ${id}::uuid`);
  const [joinedRow] = rows;
  if (!joinedRow) throw new BusinessError(errorCodes.notFound);
  const { content, ownerId, ...row } = joinedRow;
  const { summary, description, document, keywords, audience, creditHours, inOrder } =
    contentWithDefaults(content);
  const courseScope = { id, tenantId: learner.tenantId, organId: ownerId };
  const resources = await referencesOf(tx, courseScope, { chapters: [], document });
  const cover = row.coverId === null ? null : fileAddressOf(row.coverId, 'picture');
  const texts = { summary, description, document, audience, creditHours, inOrder };
  const files = textFiles(documentIdsOf(document), resources, fileAddressOf);
  const card = asCard<DetailRow>(row, fileAddressOf);
  return { ...card, ...texts, documentFiles: files, cover, keywords: [...keywords] };
}
