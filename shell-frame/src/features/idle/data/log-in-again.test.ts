import { refusalOf } from './log-in-again';

test('the text of an exception is not shown to people', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const broken = new TypeError('x is not a function');
  expect(refusalOf(broken)).toBe('页面出现异常，请刷新后重试');
  expect(logged).toHaveBeenCalledWith(broken);
  logged.mockRestore();
});
