import { type Lesson, type RichText, richTextResources } from '@edu/shared-utility/contract';

/** A chapter as stored; its lessons refer to resources by id alone. */
export interface StoredChapter {
  readonly id: string;
  readonly title: string;
  readonly lessons: readonly Lesson[];
}

/**
 * The parts of a course that no list reads, stored as JSON. Missing members, of an older version, are as in
 * `noContent`.
 */
export interface CourseContent {
  readonly summary: string;
  readonly description: string;
  readonly document: RichText | null;
  readonly keywords: readonly string[];
  readonly audience: string;
  readonly creditHours: number;
  readonly inOrder: boolean;
  readonly chapters: readonly StoredChapter[];
}

export const noContent: CourseContent = {
  summary: '',
  description: '',
  document: null,
  keywords: [],
  audience: '',
  creditHours: 0,
  inOrder: false,
  chapters: [],
};

/** Fills members that an older version did not write. */
export const contentWithDefaults = (stored: Partial<CourseContent>): CourseContent => ({
  ...noContent,
  ...stored,
});

export const lessonsOf = ({ chapters }: Pick<CourseContent, 'chapters'>): Lesson[] =>
  chapters.flatMap(({ lessons }) => lessons);

/** The parts that show resources. */
export type ContentWithResources = Pick<CourseContent, 'chapters' | 'document'>;

export const documentIdsOf = (document: RichText | null | undefined): string[] =>
  document ? richTextResources(document) : [];

export const resourceIdsOf = ({ document, ...content }: ContentWithResources): string[] => [
  ...new Set([
    ...lessonsOf(content).flatMap(({ resourceId }) => resourceId ?? []),
    ...documentIdsOf(document),
  ]),
];

export const liveIdsOf = (content: Pick<CourseContent, 'chapters'>): string[] => [
  ...new Set(lessonsOf(content).flatMap(({ liveId }) => liveId ?? [])),
];

/** The sums that lists show without reading the content. */
export function sumsOf(content: Pick<CourseContent, 'chapters'>) {
  const lessons = lessonsOf(content);
  const seconds = lessons.reduce((sum, lesson) => sum + lesson.seconds, 0);
  return { lessonCount: lessons.length, seconds };
}
