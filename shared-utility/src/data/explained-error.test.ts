import { ExplainedError, failureOf, reasonOf } from '@edu/shared-utility/data';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

it('an explained error is told in its own words', () => {
  expect(reasonOf(new ExplainedError('该记录已不存在'))).toBe('该记录已不存在');
});

it('the text of an exception is not shown to a person', () => {
  const fault = new TypeError('x is undefined');
  expect(reasonOf(fault)).toBe(failureOf(fault).message);
  expect(reasonOf(fault)).toMatch(/\p{Script=Han}/u);
});

it('a refusal is told in the server’s words', () => {
  const failure = { ...failureOf(new Error('x')), message: '该教师已离职' };
  expect(reasonOf(failure)).toBe('该教师已离职');
});
