import { pages, weigh } from '../pages.js';

const weight = (/** @type {import('../pages.js').Weight} */ { kilobytes, requests }) =>
  `${kilobytes.toFixed(0)} kB in ${requests}`;

/**
 * Bytes and requests of the first pages.
 * @param {import('../main.js').Bench} bench
 */
export async function weights({ browser, product, session, line }) {
  const login = await weigh(browser, product.origin + pages.login.path, pages.login.painted);
  line('login page, cold', weight(login.cold), '240 kB');
  line('login page, warm', weight(login.warm));
  const { path, painted } = pages.students;
  const students = await weigh(browser, product.origin + path, painted, await session());
  line('frame and student page, cold', weight(students.cold), '410 kB');
  line('frame and student page, warm', weight(students.warm));
}
