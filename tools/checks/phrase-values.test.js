import { readFileSync } from 'node:fs';
import path from 'node:path';
import { committedFiles } from './committed.js';
import { phraseCalls, placeholdersOf, textsOf } from './phrase-values.js';

const root = path.resolve(__dirname, '../..');
const files = committedFiles(root, []);
const chinese = files.filter((file) => /phrases\/(.*\/)?zh-CN\.ts$/.test(file));
const roomOf = (file) => /^(sub-apps\/[^/]+|[^/]+)/.exec(file)?.[1];
/** Rooms with phrases, except the server, whose texts are read without `t`. */
const rooms = [...new Set(chinese.map(roomOf))].filter((room) => room !== 'platform-server');
const sources = files
  .filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.test\.|\/testing\/|\/phrases\//.test(file) &&
      rooms.includes(roomOf(file)),
  )
  .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }));

const textsOfFile = (file) =>
  Object.values(require(path.join(root, file))).flatMap((exported) => textsOf(Object(exported)));
const phrases = chinese.flatMap((file) => textsOfFile(file).map((text) => ({ ...text, file })));

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

it.each(['en-US', 'fr-FR'])('%s has in braces what the Chinese text has', (language) => {
  const faults = chinese.flatMap((file) => {
    const texts = textsOfFile(file.replace('zh-CN', language));
    return textsOfFile(file).flatMap(({ key, text }) => {
      const names = placeholdersOf(text).sort();
      const translations = texts.filter((translation) => translation.key === key);
      // Of the forms of a plural one may leave out the number.
      const isSame = translations.some(
        (translation) => `${placeholdersOf(translation.text).sort()}` === `${names}`,
      );
      const isKnown = translations.every((translation) =>
        placeholdersOf(translation.text).every((name) => names.includes(name)),
      );
      return isSame && isKnown ? [] : [`${file} ${key}: ${translations.map((t) => t.text)}`];
    });
  });
  expect(faults).toEqual([]);
});

/** Calls that leave something in braces. */
const faultsOf = ({ file, source }) =>
  phraseCalls(source).flatMap(({ key, values, line }) => {
    const candidates = candidatesOf(file, key);
    if (values === null || candidates.length === 0) return [];
    const isFilled = candidates.some(({ text }) =>
      placeholdersOf(text).every((name) => values.includes(name)),
    );
    return isFilled ? [] : [`${file}:${line} ${key}: ${candidates[0]?.text}`];
  });

it('every call fills in what its text has in braces', () => {
  expect(sources.flatMap(faultsOf)).toEqual([]);
});

/** The source without the values of its first call that needs any; null if no call does. */
function brokenCopy({ file, source }) {
  const call = phraseCalls(source).find(
    ({ key, values }) =>
      values?.length > 0 &&
      candidatesOf(file, key).length > 0 &&
      candidatesOf(file, key).every(({ text }) => placeholdersOf(text).length > 0),
  );
  if (!call) return null;
  const start = new RegExp(`\\bt\\(\\s*'${call.key}',`);
  return { file, source: source.replace(start, `t('${call.key}') + (`) };
}

it.each(rooms)('a call of %s without its values is found', (room) => {
  const broken = sources
    .filter(({ file }) => roomOf(file) === room)
    .map(brokenCopy)
    .find((copy) => copy !== null);
  expect(broken).toBeDefined();
  expect(faultsOf(broken)).toHaveLength(1);
});
