import fc from 'fast-check';
import { isGuessable } from './guessable';
import { ownWords } from './own-words';

it.each([
  'woaini1314',
  'woaini520',
  '5201314a',
  'admin@123',
  'Admin@2026',
  'wang1234',
  'Aa123456!',
  'abcd@1234',
  'qwer1234',
  '1qaz2wsx',
  'a123456789',
  'P@ssw0rd',
  'p@ssw0rd2026',
  'Passw0rd!',
  'zhangwei1990',
  'Wang19900101',
  'liming888',
  '1234qwer',
  'qwe123!@#',
  'asdf1234',
  'Test@1234',
  'iloveyou520',
  'aaa111222',
  'huawei@123',
  'Demo#2026',
  '!QAZ2wsx',
  'qazwsx123',
  'abc123456',
])('%s is refused', (password) => {
  expect(isGuessable(password)).toBe(true);
});

it.each([
  'Kx72#mQpw',
  'First#2026',
  'vT9!rqLm',
  'correct-horse-7-staple',
  'Dawn#2026x7Rk',
  'h8Jw2Lp0qZ',
  '紫禁城里Q7x卖豆腐',
  // A randomly generated password that was once refused: pieces of two letters made up most of it.
  '$ayea?FUyU43',
])('%s is accepted', (password) => {
  expect(isGuessable(password)).toBe(false);
});

it('words about the person are refused: number, names (also in pinyin), mail address, site', async () => {
  const personalWords = await ownWords({
    phone: '13912345678',
    mail: 'xiaoyu.zhan@example.com',
    names: ['陈晓阳', 'Isabelle', '蓝鲸教育'],
    host: 'bluewhale.example',
  });
  for (const password of [
    '13912345678a',
    '12345678x!',
    'chenxiaoyang1',
    'Xiaoyang@8',
    'isabelle99',
    'lanjing2026',
    'Bluewhale#1',
    'xiaoyu.zhan1',
  ]) {
    expect([password, isGuessable(password, personalWords)]).toEqual([password, true]);
  }
  expect(isGuessable('Kx72#mQpw', personalWords)).toBe(false);
});

const strong = fc.string({
  unit: fc.constantFrom(...'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789#$%&*+-=?@'),
  minLength: 12,
  maxLength: 20,
});
/** The generator often repeats characters, which a random password does not. */
const isVaried = (text: string): boolean => new Set(text.toLowerCase()).size >= 9;

it('random passwords are accepted, except one in thousands', async () => {
  const personalWords = await ownWords({
    phone: '13912345678',
    names: ['王伟'],
    host: 'new.localhost',
  });
  const random = fc.sample(strong.filter(isVaried), { numRuns: 10_000, seed: 1 });
  expect(random.filter((password) => isGuessable(password, personalWords)).length).toBeLessThan(3);
});
