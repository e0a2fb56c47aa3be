import type { StudentChapter, StudentCourse, StudentLesson } from '@edu/shared-utility';

export const lesson = (id: string, overrides: Partial<StudentLesson> = {}): StudentLesson => ({
  ...{ id, title: `课时${id}`, kind: 'video', resourceId: `r-${id}`, url: null, seconds: 60 },
  ...{ preview: false, rule: 'watched', percent: 90, seekAhead: true, resourceTitle: null },
  ...{ problem: null, done: false, watched: 0, position: 0, bound: null, locked: false },
  ...overrides,
});

export const chapter = (title: string, lessons: StudentLesson[]): StudentChapter => ({
  id: `chapter-${title}`,
  title,
  order: 0,
  lessons,
});

export const course = (id: string, overrides: Partial<StudentCourse> = {}): StudentCourse => ({
  ...{ id, title: `课程${id}`, cover: null, categoryId: null, categoryName: null },
  ...{ teacherName: '王老师', level: 'beginner', minutes: 42, lessonCount: 8 },
  ...{ publishedAt: '2026-10-01T00:00:00Z', progress: 0, lastLessonId: null, lastAt: null },
  ...{ finishedAt: null, expiresAt: null },
  ...overrides,
});

export const pageOf = (list: StudentCourse[], total = list.length) => ({
  list,
  total,
  pageNum: 1,
  pageSize: 20,
});
