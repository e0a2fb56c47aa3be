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
