import type { Lesson } from '@edu/shared-utility/contract';

/** A chapter as it is stored; its lessons name their resources by id alone. */
export interface StoredChapter {
  readonly id: string;
  readonly title: string;
  readonly lessons: readonly Lesson[];
}

/** What of a course no list reads. Unknown to older servers: nothing; missing: as in `noContent`. */
export interface CourseContent {
  readonly summary: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly audience: string;
  readonly creditHours: number;
  readonly inOrder: boolean;
  readonly chapters: readonly StoredChapter[];
}

export const noContent: CourseContent = {
  summary: '',
  description: '',
  keywords: [],
  audience: '',
  creditHours: 0,
  inOrder: false,
  chapters: [],
};

/** As it is stored, whatever the version that wrote it left out. */
export const wholeContent = (stored: Partial<CourseContent>): CourseContent => ({
  ...noContent,
  ...stored,
});

export const lessonsOf = ({ chapters }: Pick<CourseContent, 'chapters'>): Lesson[] =>
  chapters.flatMap(({ lessons }) => lessons);

export const resourceIdsOf = (content: Pick<CourseContent, 'chapters'>): string[] => [
  ...new Set(lessonsOf(content).flatMap(({ resourceId }) => resourceId ?? [])),
];

/** What lists tell of it without reading it. */
export function sumsOf(content: Pick<CourseContent, 'chapters'>) {
  const lessons = lessonsOf(content);
  const seconds = lessons.reduce((sum, one) => sum + one.seconds, 0);
  return { lessonCount: lessons.length, seconds };
}
