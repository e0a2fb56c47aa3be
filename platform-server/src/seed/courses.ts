import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '../db/database';
import * as t from '../db/schema';
import { resourceIdsOf, sumsOf } from '../domain/courses/content';
import { contentOf, type LibraryRow } from './course-content';
import { grantsOf } from './course-grants';
import {
  type PlannedCourse,
  plannedCourses,
  priceOf,
  termination,
  wasPublished,
} from './course-plan';
import { seedCourseProgress } from './course-progress';
import { DAY } from './day';

const dateAgo = (days: number): Date => new Date(Date.now() - days * DAY);
const levels = ['beginner', 'beginner', 'intermediate', 'advanced'] as const;

/** Resources for the organisation's courses, oldest first; one is left out, so that it can be deleted. */
async function libraryOf(tx: Tx, organId: string): Promise<LibraryRow[]> {
  const { id, title, kind, seconds } = t.resource;
  return tx
    .select({ id, title, kind, seconds })
    .from(t.resource)
    .innerJoin(t.storedFile, eq(t.storedFile.id, t.resource.fileId))
    .where(and(eq(t.resource.organId, organId), eq(t.storedFile.state, 'ready')))
    .orderBy(asc(t.resource.createdAt), asc(id))
    .offset(1);
}

async function categoriesOf(tx: Tx, organId: string): Promise<string[]> {
  const { category } = t;
  const rows = await tx
    .select({ id: category.id })
    .from(category)
    .where(
      and(eq(category.organId, organId), eq(category.type, 'course'), isNotNull(category.parentId)),
    )
    .orderBy(asc(category.sort), asc(category.id));
  return rows.map(({ id }) => id);
}

async function seedCourse(
  tx: Tx,
  plan: PlannedCourse,
  library: readonly LibraryRow[],
  categories: readonly string[],
): Promise<void> {
  const { id, tenantId, organId, branchId, title, teacherName, createdBy, index, daysAgo } = plan;
  const content = contentOf(plan, library);
  const level = levels[index % levels.length] ?? 'beginner';
  const isPublished = wasPublished(plan);
  const publishedAt = isPublished ? dateAgo(daysAgo - 2) : null;
  const columns = { tenantId, title, teacherName, level, content, ...sumsOf(content), createdBy };
  await tx.insert(t.course).values({
    ...{ ...columns, id, organId, branchId, state: plan.state, publishedAt },
    // Some courses have no category yet.
    categoryId: index % 7 === 6 ? null : (categories[index % categories.length] ?? null),
    price: priceOf(plan),
    publishedNumber: isPublished ? 1 : null,
    hasChanges: !isPublished,
    termination: plan.state === 'terminated' ? termination : null,
    createdAt: dateAgo(daysAgo),
    updatedAt: publishedAt ?? dateAgo(daysAgo),
  });
  if (isPublished) {
    const revision = {
      ...columns,
      courseId: id,
      number: 1,
      createdAt: publishedAt ?? dateAgo(daysAgo),
    };
    await tx.insert(t.courseRevision).values(revision);
  }
  const uses = resourceIdsOf(content).flatMap((resourceId) =>
    (isPublished ? [0, 1] : [0]).map((number) => ({ tenantId, courseId: id, number, resourceId })),
  );
  if (uses.length > 0) await tx.insert(t.courseResource).values(uses);
  const grants = grantsOf(plan);
  if (grants.length > 0) await tx.insert(t.courseGrant).values(grants);
  if (isPublished) await seedCourseProgress(tx, plan, content);
}

/** Courses of the demo tenants; those of the first tenant show resources of its library. */
export async function seedCourses(tx: Tx): Promise<void> {
  for (const organKey of new Set(plannedCourses.map((course) => course.organKey))) {
    const organCourses = plannedCourses.filter((course) => course.organKey === organKey);
    const organId = organCourses[0]?.organId ?? '';
    const library = await libraryOf(tx, organId);
    const categories = await categoriesOf(tx, organId);
    for (const plan of organCourses) await seedCourse(tx, plan, library, categories);
  }
}
