import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');

/** Imperatives that end like a participle or a third person. */
const imperatives =
  /^(?:Access|Address|Assess|Bring|Compress|Discuss|Embed|Express|Feed|Focus|Guess|Miss|Need|Pass|Press|Process|Ring|Seed|Shed|Speed|Spring|String|Suppress|Toss)$/;

/** The rule applies to commits since this date. */
const SINCE = Date.parse('2026-11-22T15:00:00Z');

/** The fault of a commit's first line; null if there is none. @param {string} subject */
function problemOf(subject) {
  const [verb = ''] = subject.split(' ');
  if (subject.length > 72) return `${subject.length} characters, at most 72`;
  if (!/^\p{Lu}/u.test(verb)) return 'begins with a capital letter';
  if (/[.;]$/.test(subject) || subject.includes(';')) return 'is one clause without a final stop';
  if (/(?:ed|ing|s)$/.test(verb) && !imperatives.test(verb)) return `"${verb}" is no imperative`;
  return null;
}

describe('the first line of a commit', () => {
  it.each([
    'Added a list of people',
    'Fixes the list',
    'Renaming of rooms',
    'add a list',
    'Add a list.',
    'Add a list; take another away',
    `Add ${'a very '.repeat(10)}long list`,
  ])('would be refused: %s', (subject) => expect(problemOf(subject)).not.toBeNull());

  it.each(['Add a list of people', 'Seed two organisations', 'Focus the first wrong field'])(
    'is accepted: %s',
    (subject) => expect(problemOf(subject)).toBeNull(),
  );

  it('is an imperative of at most 72 characters, since this rule was added', () => {
    if (!existsSync(join(root, '.git'))) return;
    const log = execFileSync('git', ['log', '--no-merges', '--format=%at %s'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    // By the author's date, because a rebase changes the committer's.
    const faults = log
      .split('\n')
      .filter((line) => Number(line.split(' ', 1)[0]) * 1000 >= SINCE)
      .map((line) => line.slice(line.indexOf(' ') + 1))
      .flatMap((subject) => {
        const problem = problemOf(subject);
        return problem ? [`${subject}: ${problem}`] : [];
      });
    expect(faults).toEqual([]);
  });
});
