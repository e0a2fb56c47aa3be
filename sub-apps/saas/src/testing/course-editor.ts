import { type Course, context } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { screen } from '@testing-library/react';
import { wholeCourse } from './courses';
import { visit } from './visit';

export const unlimited = { times: Number.POSITIVE_INFINITY };
export const author = [
  'course.read',
  'course.write',
  'course.publish',
  'course.grant',
  'teacher.read',
  'student.read',
];
/** Longer than the debounce before typing is saved. */
export const longTimeout = { timeout: 4_000 };

/** The mocked server's state, which saving and publishing change. */
export const server = { course: wholeCourse() };

function serve() {
  mockApi('course.findById', () => ({ data: server.course }), unlimited);
  mockApi('resourceCategory.getTree', { data: [] }, unlimited);
  const values = mockApi(
    'course.save',
    ({ body }) => {
      server.course = Object.assign({}, server.course, body, {
        version: server.course.version + 1,
      });
      return { data: { id: 'c', version: server.course.version } };
    },
    unlimited,
  );
  const chapters = mockApi(
    'course.saveChapters',
    ({ body }) => {
      const sent = (body as { chapters: Course['chapters'] }).chapters;
      server.course = {
        ...server.course,
        version: server.course.version + 1,
        chapters: sent.map((chapter, at) => ({
          ...chapter,
          id: chapter.id ?? `k-${at}`,
          order: at,
          lessons: chapter.lessons.map((lesson, index) => ({
            ...lesson,
            id: lesson.id ?? `l-${at}-${index}`,
            resourceTitle: lesson.title,
            problem: null,
          })),
        })),
      };
      return { data: { id: 'c', version: server.course.version } };
    },
    unlimited,
  );
  return { values, chapters };
}

/** Opens the course editor on one of its tabs. */
export async function openEditor(
  tab = 'basics',
  change: Partial<Course> = {},
  permissions = author,
) {
  context.set('userInfo', { userId: 'u' } as never);
  server.course = wholeCourse(change);
  const sent = serve();
  visit(`/course/c/${tab}`, permissions);
  await screen.findByRole('heading', { level: 1, name: '母婴护理' });
  return sent;
}

export const field = (name: string) => screen.findByRole('textbox', { name });
export const saved = () => screen.findByText(/^已保存 \d\d:\d\d$/, {}, longTimeout);
