import type { Course, RichText } from '@edu/shared-utility';
import type { Sides as BothSides } from '../../../common/autosave/saver';
import { type CourseValues, changedValues } from './course-values';
import { type Draft, type DraftChapter, draftOf, sameChapters } from './draft';

/** Parts of a course that two people changed differently. */
export type Part = keyof CourseValues | 'chapters';

type Sides = BothSides<Course, Draft>;

/** The parts that both have changed, to different values. */
export function conflictsOf({ base, mine, theirs }: Sides): Part[] {
  const theirDraft = draftOf(theirs);
  const byMe = changedValues(base.values, mine.values);
  const byThem = changedValues(base.values, theirDraft.values);
  const differing = changedValues(mine.values, theirDraft.values);
  const names = Object.keys(differing) as (keyof CourseValues)[];
  const parts: Part[] = names.filter((name) => name in byMe && name in byThem);
  const chapters =
    !sameChapters(base.chapters, mine.chapters) &&
    !sameChapters(base.chapters, theirDraft.chapters) &&
    !sameChapters(mine.chapters, theirDraft.chapters);
  return chapters ? [...parts, 'chapters'] : parts;
}

/** The other version with my changes applied: parts that I did not change stay as saved by the other person. */
export function rebase({ base, mine, theirs }: Sides): Draft {
  const theirDraft = draftOf(theirs);
  return {
    values: { ...theirDraft.values, ...changedValues(base.values, mine.values) },
    chapters: sameChapters(base.chapters, mine.chapters) ? theirDraft.chapters : mine.chapters,
  };
}

const asNew = (chapter: DraftChapter, title: string, newKey: () => string): DraftChapter => ({
  key: newKey(),
  title,
  lessons: chapter.lessons.map(({ id: _, ...lesson }) => ({ ...lesson, key: newKey() })),
});

/** The other version's chapters, followed by those of mine that differ. */
export function bothChapters(
  { mine, theirs }: Pick<Sides, 'mine' | 'theirs'>,
  titleOf: (title: string) => string,
  newKey: () => string,
): DraftChapter[] {
  const storedChapters = draftOf(theirs).chapters;
  const ownChapters = mine.chapters.filter(
    (chapter) => !storedChapters.some((draftChapter) => sameChapters([draftChapter], [chapter])),
  );
  return [
    ...storedChapters,
    ...ownChapters.map((chapter) => asNew(chapter, titleOf(chapter.title), newKey)),
  ];
}

/** The other version's text, followed by mine under a heading. */
export function bothDocuments(
  { mine, theirs }: Pick<Sides, 'mine' | 'theirs'>,
  heading: string,
): RichText | null {
  const [theirDocument, ownDocument] = [theirs.document, mine.values.document];
  if (!theirDocument || !ownDocument) return theirDocument ?? ownDocument;
  const title = { type: 'text', text: heading } as const;
  return {
    type: 'doc',
    content: [
      ...theirDocument.content,
      { type: 'heading', attrs: { level: 2 }, content: [title] },
      ...ownDocument.content,
    ],
  };
}
