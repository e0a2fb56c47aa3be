import type { CourseContent } from './content';
import type { CourseSaveInput } from './course-fields';
import type { CourseRow } from './read-course';

export type CourseFields = Omit<CourseSaveInput, 'id' | 'version'>;

/** Fields stored in columns. */
export const columns = [
  'title',
  'categoryId',
  'teacherName',
  'teacherIds',
  'level',
  'price',
] as const;

/** Fields stored in the JSON content. */
export const texts = [
  'summary',
  'description',
  'document',
  'keywords',
  'audience',
  'creditHours',
  'inOrder',
] as const satisfies readonly (keyof CourseContent)[];

/** Fields that learners see only from the next revision on; all others take effect at once. */
export const revisedFields = ['title', 'teacherName', 'level', 'coverUploadId', ...texts] as const;

/** The members of an object that are present, among these names. */
export function pick<T extends object>(from: T, names: readonly (keyof T)[]): Partial<T> {
  const picked: Partial<T> = {};
  for (const name of names) if (from[name] !== undefined) picked[name] = from[name];
  return picked;
}

/** The row in the form of its input, for the audit comparison. */
export const before = ({ content, coverId, ...row }: CourseRow): CourseFields => ({
  ...pick(row as CourseFields, columns),
  ...pick(content as unknown as CourseFields, texts),
  coverUploadId: coverId,
});
