import type {
  CourseChapter,
  CourseProblem,
  LessonProblem,
  ReadLesson,
} from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import { resourcesOf, type UsableResource } from '../resources/usable';
import type { ShowingParts, StoredChapter } from './content';
import { resourceIdsOf } from './content';

/** What is known of the resources that a course shows. */
export interface KnownResources {
  /** Those that its organisation may show now. */
  readonly usable: ReadonlyMap<string, UsableResource>;
  /** Of all that there are, also those withdrawn since. */
  readonly titles: ReadonlyMap<string, string>;
}

interface Place {
  readonly tenantId: string;
  readonly organId: string;
}

/** In a transaction of the system: whoever looks at a course may stand outside the walls of its resources. */
export async function knownResources(
  tx: Tx,
  { tenantId, organId }: Place,
  content: ShowingParts,
): Promise<KnownResources> {
  const ids = resourceIdsOf(content);
  if (ids.length === 0) return { usable: new Map(), titles: new Map() };
  const usable = await resourcesOf(tx, tenantId, organId, ids);
  const { rows } = await tx.execute<{ id: string; title: string }>(sql`
    SELECT id, title FROM resource WHERE tenant_id = ${tenantId}::uuid
      AND id IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`);
  return { usable, titles: new Map(rows.map(({ id, title }) => [id, title])) };
}

/** The same for a member of staff. */
export const resourcesFor = (
  tx: TenantTx,
  place: Place,
  content: ShowingParts,
): Promise<KnownResources> => asSystem(tx, (t) => knownResources(t, place, content));

const states: Readonly<Record<UsableResource['state'], LessonProblem | null>> = {
  uploading: 'converting',
  checking: 'converting',
  ready: null,
  refused: 'failed',
};

export function problemOf(
  { resourceId, kind }: { readonly resourceId: string | null; readonly kind: string },
  { usable, titles }: KnownResources,
): LessonProblem | null {
  if (kind === 'link') return null;
  if (resourceId === null) return 'missing';
  const found = usable.get(resourceId);
  if (found) return states[found.state];
  return titles.has(resourceId) ? 'withdrawn' : 'missing';
}

/** Chapters with what is known of their resources. */
export const readChapters = (
  chapters: readonly StoredChapter[],
  known: KnownResources,
): CourseChapter[] =>
  chapters.map(({ id, title, lessons }, order) => ({
    id,
    title,
    order,
    lessons: lessons.map(
      (lesson): ReadLesson => ({
        ...lesson,
        resourceTitle: (lesson.resourceId && known.titles.get(lesson.resourceId)) ?? null,
        problem: problemOf(lesson, known),
      }),
    ),
  }));

const problem = (
  kind: CourseProblem['kind'],
  blocks: boolean,
  where: Partial<CourseProblem> = {},
): CourseProblem => ({ kind, blocks, chapterId: null, lessonId: null, lesson: null, ...where });

interface Checked {
  readonly coverId: string | null;
  readonly categoryId: string | null;
  readonly summary: string;
  readonly chapters: readonly CourseChapter[];
}

/** What a course lacks: what holds its publication back first, then what only advises. */
export function courseProblems({ coverId, categoryId, summary, chapters }: Checked) {
  return [
    ...(chapters.length === 0 ? [problem('chapters', true)] : []),
    ...chapters.flatMap(({ id: chapterId, lessons }) => [
      ...(lessons.length === 0 ? [problem('emptyChapter', true, { chapterId })] : []),
      ...lessons.flatMap(({ id: lessonId, problem: lesson }) =>
        lesson ? [problem('lesson', true, { chapterId, lessonId, lesson })] : [],
      ),
    ]),
    ...(coverId === null ? [problem('cover', false)] : []),
    ...(summary === '' ? [problem('summary', false)] : []),
    ...(categoryId === null ? [problem('category', false)] : []),
  ];
}
