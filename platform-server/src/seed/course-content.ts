import type { Lesson } from '@edu/shared-utility/contract';
import type { CourseContent } from '../domain/courses/content';
import type { PlannedCourse } from './course-plan';
import { seedId } from './seed-id';

/** A resource that lessons may show. */
export interface LibraryRow {
  readonly id: string;
  readonly title: string;
  readonly kind: 'video' | 'audio' | 'document' | 'image';
  readonly seconds: number | null;
}

/** Reading time in seconds of a resource without a length of its own. */
const DEFAULT_SECONDS = 300;

const chapterTitles = ['课程导学', '基础知识', '操作要点', '案例与练习'];

function lessonOf(
  { organKey, index }: PlannedCourse,
  at: number,
  resource: LibraryRow | undefined,
): Lesson {
  const id = seedId(`lesson:${organKey}:${index}:${at}`);
  const common = { id, preview: at === 0, percent: 90, seekAhead: index % 4 !== 3 };
  if (!resource) {
    const url = `https://example.com/courses/${index + 1}/${at + 1}`;
    return {
      ...{ ...common, title: `延伸阅读 ${at + 1}`, kind: 'link', resourceId: null, url },
      ...{ seconds: DEFAULT_SECONDS, rule: 'opened', percent: 100 },
    };
  }
  const { id: resourceId, title, kind, seconds } = resource;
  const lessonPart = { title, kind, resourceId, url: null, seconds: seconds || DEFAULT_SECONDS };
  return kind === 'image'
    ? { ...common, ...lessonPart, rule: 'opened', percent: 100 }
    : { ...common, ...lessonPart, rule: 'watched' };
}

/** Its session is the tenth of the demo (live.ts), some days ahead, so that nobody has attended it yet. */
const courseWithLive = 'sunrise:head:10';

const liveLesson: Lesson = {
  ...{ id: seedId(`lesson:${courseWithLive}:live`), title: '直播：情景练习', kind: 'live' },
  ...{ resourceId: null, liveId: seedId('live:9'), url: null, seconds: 0 },
  ...{ preview: false, rule: 'attended', percent: 100, seekAhead: true },
};

/** Two to four chapters of two or three lessons from the organisation's library, with external links in between. */
export function contentOf(course: PlannedCourse, library: readonly LibraryRow[]): CourseContent {
  const { organKey, index, title } = course;
  const chapters = chapterTitles.slice(0, 2 + (index % 3)).map((name, order) => ({
    id: seedId(`chapter:${organKey}:${index}:${order}`),
    title: name,
    lessons: Array.from({ length: 2 + ((index + order) % 2) }, (_, i) => {
      const at = order * 3 + i;
      const isLink = library.length === 0 || at % 5 === 4;
      return lessonOf(course, at, isLink ? undefined : library[(index * 3 + at) % library.length]);
    }),
  }));
  if (`${organKey}:${index}` === courseWithLive) chapters.at(-1)?.lessons.push(liveLesson);
  return {
    summary: `《${title}》讲解岗位需要的知识和操作，学完可以独立完成常见任务。`,
    description: `本课程按岗位任务编排，先导学，再分步讲解，最后用案例练习。\n适合初次学习“${title}”的学员，也可用于复习。`,
    document: null,
    keywords: [title.slice(0, 4), index % 2 === 0 ? '岗位技能' : '基础知识'],
    audience: index % 2 === 0 ? '新入职学员' : '在岗学员',
    creditHours: 2 + (index % 5),
    inOrder: index % 5 === 2,
    chapters,
  };
}
