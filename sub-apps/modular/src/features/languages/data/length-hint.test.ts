/** @jest-environment node */
import { lengthHint } from './length-hint';

it.each([
  ['登录', '登 录', null],
  ['Log in', 'Log in now', 67],
  ['Students of the school', 'Students of this school', null],
  ['', 'anything', null],
  ['👍👍', '👍👍👍', null],
])('%s translated as %s is longer by %s per cent', (model, value, longer) => {
  expect(lengthHint(value, model)).toMatchObject({ percentLonger: longer });
});
