import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rooms } from './cruise.js';

const root = resolve(__dirname, '../..');
/** Rooms whose tests run with a page by default. */
const browserRooms = rooms.filter((room) => !['platform-server', 'e2e'].includes(room));

const tests = browserRooms.flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => ({
      file: join(room, file),
      text: readFileSync(join(root, room, file), 'utf8'),
    })),
);

/** Such a test renders nothing, so that no page is created for it. */
const isWithoutPage = (text) => text.startsWith('/** @jest-environment node */');

/** nock changes Node's own modules, and only the environment with a page restores them after each file. */
const needsPage = (text) => /from '(nock|@testing-library\/[\w-]+)'/.test(text);

it('a test without a page renders nothing and replaces nothing of Node', () => {
  const without = tests.filter(({ text }) => isWithoutPage(text));
  expect(without.length).toBeGreaterThan(40);
  expect(without.filter(({ text }) => needsPage(text)).map(({ file }) => file)).toEqual([]);
});

it('a test without a page has the marker in its first line, where jest reads it', () => {
  const misplaced = tests.filter(
    ({ text }) => text.includes('@jest-environment') && !isWithoutPage(text),
  );
  expect(misplaced.map(({ file }) => file)).toEqual([]);
});
