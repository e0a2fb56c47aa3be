import type { Lesson } from '@edu/shared-utility/contract';
import type { Database } from '../../db/database';
import { type CourseContent, contentWithDefaults, lessonsOf } from './content';

/** Cached revisions; the least recently used one is dropped first. */
const MAX_CACHED = 200;

type Lessons = ReadonlyMap<string, Lesson>;

const cache = new WeakMap<Database, Map<string, Lessons>>();

const revisionQuery = {
  name: 'content_of_revision',
  text: 'SELECT content FROM course_revision WHERE course_id = $1::uuid AND number = $2::int',
} as const;

/**
 * The lessons of a published revision by id. Revisions never change, so each is read once and cached; the caller checks
 * who may see them.
 */
export async function publishedLessons(
  db: Database,
  courseId: string,
  number: number,
): Promise<Lessons> {
  const all = cache.get(db) ?? new Map<string, Lessons>();
  cache.set(db, all);
  const key = `${courseId}:${number}`;
  const cached = all.get(key);
  if (cached) {
    // Inserted again at the end: a Map keeps insertion order, so the first key is the least recently used.
    all.delete(key);
    all.set(key, cached);
    return cached;
  }
  const [row] = await db.queryAsSystem<{ content: Partial<CourseContent> }>({
    ...revisionQuery,
    values: [courseId, number],
  });
  const lessons = new Map(
    lessonsOf(contentWithDefaults(row?.content ?? {})).map((lesson) => [lesson.id, lesson]),
  );
  if (row) all.set(key, lessons);
  if (all.size > MAX_CACHED) all.delete(all.keys().next().value ?? '');
  return lessons;
}
