import type { Course, CourseInput } from '@edu/shared-utility';

/** The values of the course form: everything except the chapters. */
export type CourseValues = Required<CourseInput>;

/** The server's limits, in characters and items. */
export const limits = {
  title: 100,
  teacherName: 50,
  summary: 500,
  audience: 200,
  keyword: 20,
  keywords: 10,
  teachers: 20,
  hours: 1000,
  chapters: 100,
  lessons: 500,
} as const;

export const valuesOf = (course: Course): CourseValues => ({
  title: course.title,
  coverUploadId: course.coverUploadId,
  categoryId: course.categoryId,
  teacherName: course.teacherName,
  teacherIds: course.teacherIds,
  summary: course.summary,
  description: course.description,
  document: course.document,
  keywords: course.keywords,
  audience: course.audience,
  creditHours: course.creditHours,
  level: course.level,
  price: course.price,
  inOrder: course.inOrder,
});

/** A string independent of the order of keys, which the database does not preserve. */
const formOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part instanceof Object && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** The values of `after` that differ from `before`. */
export function changedValues(before: CourseValues, after: CourseValues): Partial<CourseValues> {
  const names = Object.keys(after) as (keyof CourseValues)[];
  return Object.fromEntries(
    names
      .filter((name) => formOf(before[name]) !== formOf(after[name]))
      .map((name) => [name, after[name]]),
  );
}
