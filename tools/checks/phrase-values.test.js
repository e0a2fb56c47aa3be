import { readFileSync } from 'node:fs';
import path from 'node:path';
import { committedFiles } from './committed.js';
import { phraseCalls, placeholdersOf, textsOf } from './phrase-values.js';

const root = path.resolve(__dirname, '../..');
const rooms = ['shared-utility', 'root-config', 'shell-frame', 'account-center', 'entrance'];
const files = committedFiles(root, []);
const chinese = files.filter((file) => /phrases\/(.*\/)?zh-CN\.ts$/.test(file));
const roomOf = (file) => /^(sub-apps\/[^/]+|[^/]+)/.exec(file)?.[1];

const phrases = chinese.flatMap((file) =>
  Object.values(require(path.join(root, file))).flatMap((exported) =>
    textsOf(Object(exported)).map((text) => ({ ...text, file })),
  ),
);

const phrasesByKey = new Map();
for (const phrase of phrases) {
  const key = `${roomOf(phrase.file)} ${phrase.key}`;
  phrasesByKey.set(key, [...(phrasesByKey.get(key) ?? []), phrase]);
}

/** The phrases of the room that a call can mean: a nested file's keys lack the name that it is nested under. */
const candidatesOf = (file, key) =>
  key
    .split('.')
    .flatMap(
      (_, i, parts) => phrasesByKey.get(`${roomOf(file)} ${parts.slice(i).join('.')}`) ?? [],
    );

it('reads keys and values of calls', () => {
  expect(
    phraseCalls("t('a') + t('b', { count, name: f(x, { y }) }) + t('c', { ...rest }) + t('d', v)"),
  ).toEqual([
    { key: 'a', values: [], line: 1 },
    { key: 'b', values: ['count', 'name'], line: 1 },
    { key: 'c', values: null, line: 1 },
    { key: 'd', values: null, line: 1 },
  ]);
});

it('finds the phrases of all rooms', () => {
  expect(phrases.length).toBeGreaterThan(3_000);
});

it('every call fills in what its text has in braces', () => {
  const sources = files.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.test\.|\/testing\/|\/phrases\//.test(file) &&
      (rooms.includes(roomOf(file)) || file.startsWith('sub-apps/')),
  );
  const faults = sources.flatMap((file) =>
    phraseCalls(readFileSync(path.join(root, file), 'utf8')).flatMap(({ key, values, line }) => {
      const candidates = candidatesOf(file, key);
      if (values === null || candidates.length === 0) return [];
      const isFilled = candidates.some(({ text }) =>
        placeholdersOf(text).every((name) => values.includes(name)),
      );
      return isFilled ? [] : [`${file}:${line} ${key}: ${candidates[0]?.text}`];
    }),
  );
  expect(faults).toEqual([]);
});
