import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { type course, courseResource } from '../../db/schema';
import { type CourseContent, resourceIdsOf } from './content';

/** Writes down which resources a course shows; number 0 is what is edited. */
export async function noteResources(
  tx: Tx,
  { id: courseId, tenantId }: Pick<typeof course.$inferSelect, 'id' | 'tenantId'>,
  number: number,
  content: CourseContent,
): Promise<void> {
  const { resourceId } = courseResource;
  const noted = and(eq(courseResource.courseId, courseId), eq(courseResource.number, number));
  const ids = resourceIdsOf(content);
  const present = await tx.select({ resourceId }).from(courseResource).where(noted);
  const gone = present.map((one) => one.resourceId).filter((one) => !ids.includes(one));
  if (gone.length > 0) {
    await tx.delete(courseResource).where(and(noted, inArray(resourceId, gone)));
  }
  if (ids.length === 0) return;
  await tx
    .insert(courseResource)
    .values(ids.map((one) => ({ tenantId, courseId, number, resourceId: one })))
    .onConflictDoNothing();
}
