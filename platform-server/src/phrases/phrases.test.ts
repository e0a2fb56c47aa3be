import { enUS } from './en-US';
import { frFR } from './fr-FR';
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
