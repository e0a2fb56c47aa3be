/** @jest-environment node */

import { plainText, richTextOf } from '@edu/shared-utility/rich-text';
import { fenOf, yuanOf } from '../../../common/money';
import { readChapter, readLesson, wholeCourse } from '../../../testing/courses';
import { draftOf } from './draft';
import { bothChapters, bothDocuments } from './merge';

describe('prices', () => {
  it.each([
    ['99', 9900],
    ['99.5', 9950],
    ['0,01', 1],
    [' 100000 ', 10_000_000],
    ['100000.01', null],
    ['-1', null],
    ['1.234', null],
    ['一百', null],
  ])('reads %s yuan', (text, fen) => expect(fenOf(text)).toBe(fen));

  it('writes what it reads', () => {
    for (const fen of [0, 1, 1900, 9950]) expect(fenOf(yuanOf(fen))).toBe(fen);
  });
});

it('keeps both outlines: theirs, and mine after it as new chapters', () => {
  const mine = draftOf(
    wholeCourse({ chapters: [readChapter('k1', '入门', [readLesson('l1', '我的')])] }),
  );
  const theirs = wholeCourse({
    chapters: [
      readChapter('k1', '入门', [readLesson('l1', '对方的')]),
      readChapter('k2', '进阶', [readLesson('l3', '喂养')]),
    ],
  });
  let count = 0;
  const merged = bothChapters(
    { mine, theirs },
    (title) => `${title}（我的）`,
    () => {
      count += 1;
      return `n${count}`;
    },
  );
  expect(merged.map(({ title }) => title)).toEqual(['入门', '进阶', '入门（我的）']);
  expect(merged[2]).not.toHaveProperty('id');
  expect(merged[2]?.lessons[0]).toMatchObject({ title: '我的' });
  expect(merged[2]?.lessons[0]).not.toHaveProperty('id');
});

it('keeps both texts: theirs, and mine below it under a heading', () => {
  const mine = draftOf(wholeCourse({ document: richTextOf('我写的') }));
  const theirs = wholeCourse({ document: richTextOf('对方写的') });
  const merged = bothDocuments({ mine, theirs }, '我的版本');
  expect(merged && plainText(merged)).toBe('对方写的\n我的版本\n我写的');
  const withoutDocument = wholeCourse({ document: null });
  expect(bothDocuments({ mine, theirs: withoutDocument }, '')).toEqual(mine.values.document);
  expect(bothDocuments({ mine: draftOf(withoutDocument), theirs }, '')).toEqual(theirs.document);
});
