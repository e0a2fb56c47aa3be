/** @jest-environment node */

import { pinyinOf } from './pinyin';
import { indexEntries, normalized, search } from './search';

const entries = [
  { path: '/saas/student', name: '学员管理', trail: '学员中心' },
  { path: '/saas/course', name: '课程', trail: '教学' },
  { path: '/saas/exam', name: 'Évaluations à venir', trail: 'Épreuves' },
  { path: '/saas/music', name: '音乐', trail: '教学' },
  { path: '/saas/green', name: '绿色 A2 银行', trail: '' },
];
const findNames = (text: string): string[] =>
  search(indexEntries(entries, pinyinOf), text).map(({ name }) => name);

test.each([
  ['学员', ['学员管理']],
  ['xueyuan', ['学员管理']],
  ['xygl', ['学员管理']],
  ['XY', ['学员管理']],
  ['yinyue', ['音乐']],
  ['kc', ['课程']],
  ['lvse', ['绿色 A2 银行']],
  ['luse', ['绿色 A2 银行']],
  ['lsa2yh', ['绿色 A2 银行']],
  ['evaluations a', ['Évaluations à venir']],
  ['epreuves', ['Évaluations à venir']],
  ['教学', ['课程', '音乐']],
  ['zzz', []],
  ['  ', []],
])('%j finds %j', (text, names) => {
  expect(findNames(text)).toEqual(names);
});

test('before the pronunciations are loaded, names are found all the same', () => {
  expect(search(indexEntries(entries, null), '课').map(({ path }) => path)).toEqual([
    '/saas/course',
  ]);
});

test('folding removes case, accents and spaces', () => {
  expect(normalized(' Élève Ça ')).toBe('eleveca');
});
