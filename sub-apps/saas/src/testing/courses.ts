import type {
  Course,
  CourseChapter,
  CourseGrant,
  CourseSummary,
  ReadLesson,
} from '@edu/shared-utility';

export const courseRow = (id: string, title: string, overrides: Partial<CourseSummary> = {}) =>
  ({
    id,
    title,
    cover: null,
    categoryId: null,
    categoryName: null,
    teacherName: '许静',
    status: 'draft',
    level: 'beginner',
    price: 0,
    minutes: 45,
    lessonCount: 3,
    learnerCount: 0,
    organId: 'o',
    organName: '阳光教育',
    branchId: null,
    branchName: null,
    createdAt: '2026-03-01T08:00:00.000Z',
    updatedAt: '2026-03-02T08:00:00.000Z',
    publishedAt: null,
    hasChanges: true,
    version: 3,
    ...overrides,
  }) satisfies CourseSummary;

export const readLesson = (id: string, title: string, overrides: Partial<ReadLesson> = {}) =>
  ({
    id,
    title,
    kind: 'video',
    resourceId: `r-${id}`,
    url: null,
    seconds: 600,
    preview: false,
    rule: 'watched',
    percent: 90,
    seekAhead: true,
    resourceTitle: title,
    problem: null,
    ...overrides,
  }) satisfies ReadLesson;

export const readChapter = (id: string, title: string, lessons: ReadLesson[] = []) =>
  ({ id, title, order: 0, lessons }) satisfies CourseChapter;

export const wholeCourse = (overrides: Partial<Course> = {}): Course => ({
  ...courseRow('c', '母婴护理'),
  summary: '',
  description: '',
  document: null,
  documentFiles: [],
  keywords: [],
  audience: '',
  teacherIds: [],
  coverUploadId: null,
  creditHours: 0,
  inOrder: false,
  chapters: [
    readChapter('k1', '入门', [readLesson('l1', '洗手'), readLesson('l2', '抱姿')]),
    readChapter('k2', '进阶', [readLesson('l3', '喂养')]),
  ],
  problems: [],
  termination: null,
  mayWrite: true,
  ...overrides,
});

export const grantRow = (id: string, name: string, overrides: Partial<CourseGrant> = {}) =>
  ({
    id,
    courseId: 'c',
    courseTitle: '母婴护理',
    audience: 'department',
    audienceId: 'd1',
    audienceName: name,
    organ: 'o',
    organName: '阳光教育',
    expiresAt: null,
    status: 'active',
    grantedAt: '2026-03-01T08:00:00.000Z',
    ...overrides,
  }) satisfies CourseGrant;
