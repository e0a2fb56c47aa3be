import { enUS } from './en-US';
import { frFR } from './fr-FR';
import { joinWords, locales, phrase } from './index';
import { zhCN } from './zh-CN';

const keys = Object.keys(zhCN) as (keyof typeof zhCN)[];
/** The placeholders of a phrase, sorted, since each language orders them differently. */
const places = (text: string) => (text.match(/\{+[^{}]*\}+/g) ?? []).sort().join();

it.each([
  ['en-US', enUS],
  ['fr-FR', frFR],
])('%s has the same placeholders in each phrase as Chinese', (_, words) => {
  expect(keys.filter((key) => places(words[key]) !== places(zhCN[key]))).toEqual([]);
});

it('lists names as each language does', () => {
  const values = { names: ['甲', '乙', '丙'] };
  expect(phrase('zh-CN', 'order.alreadyOpen', values)).toContain('甲、乙、丙');
  expect(phrase('en-US', 'order.alreadyOpen', values)).toContain('甲, 乙, 丙');
  expect(phrase('fr-FR', 'order.alreadyOpen', values)).toContain('甲, 乙, 丙');
});

it('makes at most one list format for each locale', () => {
  const make = jest.spyOn(Intl, 'ListFormat');
  for (const locale of locales)
    for (const words of [['甲'], ['甲', '乙']]) joinWords(locale, words);
  expect(make.mock.calls.length).toBeLessThanOrEqual(locales.length);
  make.mockRestore();
});
