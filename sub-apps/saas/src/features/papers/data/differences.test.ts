import { differencesOf } from './differences';
import type { Draft, PaperLine } from './draft';

const question = (id: string, score = 2): PaperLine => ({
  ...{ kind: 'question', key: `k${id}`, id: `p${id}`, questionId: id, score, text: `问${id}` },
  ...{ type: 'single', difficulty: 3 },
});
const rule = (count: number, score = 2): PaperLine => ({
  ...{ kind: 'rule', key: 'r', id: 'r', categoryId: null, type: 'judge', difficulty: null },
  ...{ point: null, count, score },
});
const section = (id: string, title: string, lines: PaperLine[], note = ''): Draft[number] => ({
  ...{ key: id, id, title, note, lines },
});
const describe = (mine: Draft, theirs: Draft) =>
  differencesOf(mine, theirs).map((difference) => {
    switch (difference.kind) {
      case 'order':
        return [
          difference.kind,
          difference.mine.map(({ key }) => key),
          difference.theirs.map(({ key }) => key),
        ];
      case 'line':
        return [
          difference.kind,
          difference.section,
          difference.mine?.key ?? null,
          difference.theirs?.key ?? null,
        ];
      case 'score':
        return [
          difference.kind,
          difference.line.key,
          difference.mine.score,
          difference.theirs.score,
        ];
      case 'place':
        return [difference.kind, difference.line.key, ...difference.sections];
      case 'rule':
        return [difference.kind, difference.line.key];
      default:
        return [difference.kind, difference.mine, difference.theirs];
    }
  });

const base = [
  section('a', '单选', [question('1'), question('2')]),
  section('b', '判断', [rule(5)]),
];

test('equal papers have none', () => expect(describe(base, base)).toEqual([]));

test('every field is listed separately', () => {
  expect(
    describe(
      [
        section('a', '单选题', [question('1', 3), question('3')], '每题一分'),
        section('b', '判断', [rule(6, 4)]),
        section('c', '我的', []),
      ],
      [...base, section('d', '对方', [question('9')])],
    ),
  ).toEqual([
    ['title', '单选题', '单选'],
    ['note', '每题一分', ''],
    ['section', '我的', null],
    ['section', null, '对方'],
    ['score', 'k1', 3, 2],
    ['line', '单选题', 'k3', null],
    ['rule', 'r'],
    ['score', 'r', 4, 2],
    ['line', '单选', null, 'k2'],
    ['line', '对方', null, 'k9'],
  ]);
});

test('a question that both inserted is one, moved to another part or another place', () => {
  const mine = [section('a', '单选', [question('2'), question('1')]), section('b', '判断', [])];
  expect(describe(mine, [base[0] as Draft[number], section('b', '判断', [])])).toEqual([
    ['order', ['k2', 'k1'], ['k1', 'k2']],
  ]);
  const moved = [
    section('a', '单选', [question('2')]),
    section('b', '判断', [question('1'), rule(5)]),
  ];
  expect(describe(moved, base)).toEqual([['place', 'k1', '判断', '单选']]);
});
