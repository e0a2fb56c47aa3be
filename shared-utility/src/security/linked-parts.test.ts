import { linkedParts } from './linked-parts';

const links = (text: string) => linkedParts(text).flatMap(({ href }) => href ?? []);

test.each([
  ['详情见 https://example.com/a?b=1。', ['https://example.com/a?b=1']],
  ['（https://example.com/a）', ['https://example.com/a']],
  [
    'See https://example.com/a, or HTTP://example.com.',
    ['https://example.com/a', 'HTTP://example.com'],
  ],
  ['javascript:alert(1) data:text/html,x //example.com', []],
  ['<a href="https://example.com/x">x</a>', ['https://example.com/x']],
  ['https://', []],
  ['', []],
])('%j has the addresses %j', (text, expected) => {
  expect(links(text)).toEqual(expected);
});

test('the parts are the whole text in order', () => {
  const text = '一 https://example.com/a，二\n\nhttps://example.com/b 三';
  expect(
    linkedParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
  expect(linkedParts(text)).toHaveLength(5);
});
