import type { Tx } from '../../db/database';
import type { course } from '../../db/schema';
import { recordUses } from '../resources/record-uses';
import { type CourseContent, resourceIdsOf } from './content';

/** Records which resources a course shows; revision 0 is the draft. */
export const recordResources = (
  tx: Tx,
  { id, tenantId }: Pick<typeof course.$inferSelect, 'id' | 'tenantId'>,
  number: number,
  content: CourseContent,
): Promise<void> =>
  recordUses(tx, { kind: 'course', id, tenantId, number }, resourceIdsOf(content));
