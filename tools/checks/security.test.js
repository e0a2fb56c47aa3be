import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');

/** Folders to which the paths of the page are relative. */
const folders = ['platform-server/src', 'platform-server/src/routes', ''];

/** @param {string} path @returns {string | undefined} */
const locate = (path) =>
  folders.map((folder) => join(root, folder, path)).find((file) => existsSync(file));

/** @param {string} file */
const read = (file) => readFileSync(file, 'utf8');

/** @param {string} text */
const plain = (text) => text.replaceAll('’', "'");

/** Titles of tests and groups in a file; values of a table or a template become "…". @param {string} source */
const titlesOf = (source) =>
  [...source.matchAll(/(?:\b(?:it|test|describe)|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g)].map(
    ([, , title = '']) => title.replace(/%[sji]|\$\{[^}]*\}|\$\w+/g, '…'),
  );

/**
 * Whether the title contains these words in order, with any text in place of "…". @param {string} title @param {string}
 * name
 */
function isNamed(title, name) {
  let from = 0;
  return name.split('…').every((part) => {
    const at = plain(title).indexOf(plain(part.trim()), from);
    from = at + part.trim().length;
    return at >= 0;
  });
}

const page = read(join(root, 'docs/security.md'));

/** Rows of the table under that heading, without its head. @param {string} heading @param {string} text */
function rowsUnder(heading, text) {
  const section = text.split(`## ${heading}\n`)[1]?.split(/^##+ /m)[0] ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(1).map((line) => line.split('|').slice(1, -1));
}

/**
 * Whether a file has a test of that name, and contains the rows that the name lists in brackets.
 * @param {string} source
 * @param {string} name
 */
function holds(source, name) {
  const [, title = '', rows = ''] = /^(.*?)(?: \(([^()]+)\))?$/.exec(name) ?? [];
  const quoted = rows.split(', ').every((row) => source.includes(row));
  return quoted && titlesOf(source).some((testTitle) => isNamed(testTitle, title));
}

/**
 * References of a cell (`file`: name; another name (row, row); `file`) that do not exist.
 * @param {string} cell
 */
function missing(cell) {
  return cell.split(/[;,]? *(?=`[^`]+\.(?:test|spec)\.tsx?`)/).flatMap((reference) => {
    const [, path, names = ''] = /^`([^`]+)`(?:: (.*))?$/.exec(reference.trim()) ?? [];
    if (!path) return reference.trim() === '' ? [] : [reference];
    const file = locate(path);
    if (!file) return [path];
    const source = read(file);
    return names
      .split('; ')
      .filter((name) => name.trim() !== '' && !holds(source, name.trim()))
      .map((name) => `${path}: ${name}`);
  });
}

describe('the table of attacks', () => {
  const rows = rowsUnder('Attacks, defences, tests', page);

  it.each(rows.map(([attack, , tests]) => [attack?.trim(), tests]))('%s', (_, tests) => {
    expect(tests?.trim()).not.toBe('');
    expect(missing(tests ?? '')).toEqual([]);
  });

  it.each([
    '`routes/none.test.ts`',
    '`routes/proof.test.ts`: nobody wrote this',
    '`routes/proof.test.ts`: a fresh proof, besides the token, is required; nobody wrote this',
    '`routes/proof.test.ts`: required … a fresh proof',
    '`routes/proof.test.ts`: for … (nobody wrote this)',
    'a promise',
  ])('would be refused with %s', (cell) => expect(missing(cell)).toHaveLength(1));
});

it.each(['V6 Authentication', 'V7 Sessions', 'V8 Access control'])(
  'the tests that %s refers to exist',
  (heading) => {
    const rows = rowsUnder(heading, page);
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.flatMap(([, , tests = '']) => missing(tests))).toEqual([]);
  },
);

it('every test file that the page names exists', () => {
  const testNames = [...page.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(
    ([, path = '']) => path,
  );
  expect(testNames.length).toBeGreaterThan(20);
  expect(testNames.filter((path) => !locate(path))).toEqual([]);
});
