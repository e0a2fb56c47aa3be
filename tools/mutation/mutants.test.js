import { mutantsOf } from './mutants.js';

const source = `/** Who may. */
// é: two bytes
import { a } from './a';
export function may(who: { id: string } | null, list: readonly string[]): boolean {
  if (who === null) return false;
  a(list);
  return list.some((item) => item === who.id) && !list.includes('');
}
`;

test('every operator, condition, literal and call is changed once, and nothing else', () => {
  const mutants = mutantsOf(source).map(({ line, from, to }) => [line, from, to]);
  expect(mutants).toEqual(
    expect.arrayContaining([
      [5, '===', '!=='],
      [5, 'who === null', 'true'],
      [5, 'who === null', 'false'],
      [5, 'false', 'true'],
      [6, 'a(list);', ';'],
      [7, 'some', 'every'],
      [7, '===', '!=='],
      [7, '&&', '||'],
      [7, '!', ''],
    ]),
  );
  expect(mutants).toHaveLength(9);
});

test('a mutant is the whole file with one change', () => {
  for (const { text, line, to } of mutantsOf(source)) {
    const lines = text.split('\n');
    expect(lines).toHaveLength(source.split('\n').length);
    const changed = lines.flatMap((line, at) => (line === source.split('\n')[at] ? [] : [at + 1]));
    expect(changed).toEqual([line]);
    expect(lines[line - 1]).toContain(to);
  }
});

test('files parsed before do not shift positions', () => {
  mutantsOf(source);
  expect(mutantsOf(source)[0]?.from).toBe(mutantsOf(source)[0]?.from);
  expect(mutantsOf('export const a = (b: number) => b > 1;')[0]).toMatchObject({
    from: '>',
    to: '<=',
  });
});

test('a method that every object has is not changed', () => {
  expect(mutantsOf('export const text = (one: object) => one.toString();')).toEqual([]);
});

test('each condition of a query is removed once, and each SQL keyword is inverted', () => {
  const query = 'export const open = (id: string) => and(eq(é.id, id), isNull(é.usedAt));';
  expect(mutantsOf(query).map(({ from, to }) => [from, to])).toEqual([
    ['eq(é.id, id)', 'undefined'],
    ['isNull(é.usedAt)', 'undefined'],
  ]);
  const text =
    'export const FIND = `SELECT a FROM b /* é */ WHERE c = $1 AND d IS NULL AND e > now()`;';
  expect(mutantsOf(text).map(({ from, to }) => [from, to])).toEqual(
    expect.arrayContaining([
      ['=', '<>'],
      ['AND', 'OR'],
      ['IS NULL', 'IS NOT NULL'],
      ['>', '<='],
    ]),
  );
  expect(mutantsOf(text)).toHaveLength(5);
});
