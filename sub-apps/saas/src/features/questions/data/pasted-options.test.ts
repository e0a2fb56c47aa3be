/** @jest-environment node */
import type { RichText, RichTextBlock } from '@edu/shared-utility';
import { plainText } from '@edu/shared-utility/rich-text';
import { richText } from '../../../testing/questions';
import { withColumn, withoutColumn } from './pasted-options';

const option = (key: string, text = '') => ({ key, text: richText(text) });
const empty = ['A', 'B', 'C', 'D'].map((key) => option(key));
const lines = (...messages: string[]): RichText => ({
  type: 'doc',
  content: messages.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});
const table = (...rows: string[][]): RichText => ({
  type: 'doc',
  content: [
    {
      type: 'table',
      content: rows.map((cells) => ({
        type: 'tableRow',
        content: cells.map((text) => ({
          type: 'tableCell',
          attrs: { colspan: 1, rowspan: 1 },
          content: lines(text).content as RichTextBlock[],
        })),
      })),
    },
  ],
});
const shown = (options: ReturnType<typeof withColumn>) =>
  options?.map(({ key, text }) => `${key} ${plainText(text)}`.trim());

it('a pasted column fills the empty options from there, and adds the missing ones', () => {
  expect(shown(withColumn(empty, 'A', table(['一'], ['二'], ['三'])))).toEqual([
    ...['A 一', 'B 二', 'C 三', 'D'],
  ]);
  expect(shown(withColumn(empty, 'C', lines('一', '二', '三')))).toEqual([
    ...['A', 'B', 'C 一', 'D 二', 'E 三'],
  ]);
  const threeOptions = [option('A'), option('B', '有'), option('C')];
  expect(shown(withColumn(threeOptions, 'A', lines('一', '二')))).toEqual([
    'A 一',
    'D 二',
    'B 有',
    'C',
  ]);
});

it('list letters are removed if every line has one', () => {
  expect(shown(withColumn(empty, 'A', lines('A. 一', 'B、二')))?.slice(0, 2)).toEqual([
    ...['A 一', 'B 二'],
  ]);
  expect(shown(withColumn(empty, 'A', lines('A. 一', '二')))?.[0]).toBe('A A. 一');
});

it('text that is not a column stays in its option', () => {
  expect(withColumn(empty, 'A', lines('一'))).toBeNull();
  expect(withColumn(empty, 'A', table(['一', '二'], ['三', '四']))).toBeNull();
  expect(withColumn([option('A', '有'), option('B')], 'A', lines('一', '二'))).toBeNull();
  const manyTexts = Array.from({ length: 27 }, (_, index) => `第${index}`);
  expect(withColumn(empty, 'A', lines(...manyTexts))).toBeNull();
});

it('undone, it is in the one option, and later input stays', () => {
  const pasted = lines('一', '二', '三');
  const spread = withColumn(empty.slice(0, 2), 'A', pasted) ?? [];
  const since = spread.map((questionOption) =>
    questionOption.key === 'B' ? option('B', '改') : questionOption,
  );
  const restored = withoutColumn(since, empty.slice(0, 2), spread, { key: 'A', text: pasted });
  expect(restored).toEqual([{ key: 'A', text: pasted }, option('B', '改')]);
});
