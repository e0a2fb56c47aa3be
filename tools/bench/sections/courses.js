import { callsOf } from '../load/calls.js';
import { onBothDatabases } from '../load/filled-server.js';
import { timeList } from '../load/list-times.js';
import { ANALYZE, manyCourses, manyResources, PUBLISHED } from '../load/teaching.js';

const ROWS = 10_000;
const STUDENT = '13900000006';
const CATEGORIES = '/resource/v1/category/getTree';
const RESOURCES = '/resource/v1/resource/findByConditionWithPage';

const ascendingAndDescending = (/** @type {readonly string[]} */ fields) => [
  '',
  ...fields.flatMap((field) => [field, `-${field}`]),
];

/** @param {import('../load/server.js').BareServer} server @param {string} [account] */
async function openCalls({ origin }, account) {
  const calls = callsOf(origin);
  const token = await calls.logIn(account);
  const get = (/** @type {string} */ path, /** @type {object} */ parameters = {}) =>
    calls.get(`${path}?${new URLSearchParams(Object.entries(parameters))}`, { token });
  return {
    get,
    post: (/** @type {string} */ path, /** @type {object} */ parameters) =>
      calls.post(path, { token, body: JSON.stringify(parameters) }),
    /** The first id of a tree. @param {string} path @param {object} [parameters] */
    async first(path, parameters) {
      const { data } = await (await get(path, parameters)).json();
      return data[0]?.id;
    },
  };
}

/**
 * The lists of courses, for staff and students, and of resources, with ten thousand rows.
 * @param {import('../main.js').Bench} bench
 */
export const courses = (bench) =>
  onBothDatabases(
    bench,
    [manyResources(ROWS), manyCourses(ROWS), ...PUBLISHED, ANALYZE],
    async (server, database) => {
      const { get, post, first } = await openCalls(server);
      const branchId = await first('/usercenter/v1/branch/getTree');
      const coursesIn = await first(CATEGORIES, { type: 'course' });
      const videosIn = await first(CATEGORIES, { type: 'video' });
      const common = {
        'no filter': {},
        'a branch': { branchId },
        'a word': { keyword: '17' },
        'a word that nothing has': { keyword: '没有' },
      };
      await timeList(
        `${database}: courses`,
        {
          filters: {
            ...common,
            'a category': { categoryId: coursesIn },
            drafts: { status: 'draft' },
            'a level': { level: 'advanced' },
            'all four': { branchId, categoryId: coursesIn, status: 'published', level: 'beginner' },
          },
          sorts: ascendingAndDescending(['title', 'createdAt', 'updatedAt', 'learnerCount']),
          ask: (parameters) => get('/course/v1/admin/course/findManageList', parameters),
        },
        bench.line,
      );
      await timeList(
        `${database}: resources`,
        {
          filters: {
            ...common,
            videos: { kind: 'video' },
            'a category': { categoryId: videosIn },
            'a state': { status: 'ready' },
            usable: { usable: true },
            'of others': { from: 'offered' },
          },
          sorts: ascendingAndDescending(['title', 'bytes', 'createdAt', 'updatedAt']),
          ask: (parameters) => post(RESOURCES, parameters),
        },
        bench.line,
      );
      const student = await openCalls(server, STUDENT);
      await timeList(
        `${database}: courses of a student`,
        {
          filters: {
            'no filter': {},
            'a word': { keyword: '17' },
            'not begun': { state: 'new' },
          },
          sorts: [''],
          ask: (parameters) => student.get('/api/course/student/findCourseList', parameters),
        },
        bench.line,
      );
    },
  );
