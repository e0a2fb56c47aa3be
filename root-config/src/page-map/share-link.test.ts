/** @jest-environment node */
import { makeShareLink, readShareLink, SHARE_LIFETIME, withoutShareLink } from './share-link';

const override = { module: '@edu-app/saas', address: 'http://localhost:8080/测试.js' };
const page = 'http://localhost:9000/saas/student?page=2#top';

test('a link contains the override, its digest and its expiry', () => {
  const link = makeShareLink(page, { ...override, integrity: 'sha384-a' }, 1_000);
  expect(readShareLink(new URL(link).search, 1_000)).toEqual({
    ...override,
    integrity: 'sha384-a',
    expires: 1_000 + SHARE_LIFETIME,
  });
  expect(withoutShareLink(link)).toBe('/saas/student?page=2#top');
});

test.each([
  [''],
  ['?override-link='],
  ['?override-link=%%%'],
  ['?override-link=bnVsbA'],
  [`?override-link=${btoa('{"module":1,"address":"x","expires":1}')}`],
  [`?override-link=${btoa('{"module":"x","address":"x"}')}`],
])('%j contains no offer', (search) => {
  expect(readShareLink(search, 0)).toBeNull();
});

const linkOf = (rest: object): string => {
  const text = JSON.stringify({ ...override, address: '/x.js', expires: 1, ...rest });
  return `?override-link=${btoa(text).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_')}`;
};

test.each([
  ['markup as a name', { module: '<img src=x>' }],
  ['a name of JavaScript itself', { module: '__proto__' }],
  ['a name with a line break', { module: '@edu-app/saas\nis safe' }],
  ['a very long name', { module: 'a'.repeat(3_000) }],
  ['a very long address', { address: `/${'a'.repeat(3_000)}` }],
  ['no expiry', { expires: 1e300 }],
  ['an expiry in two days', { expires: 2 * SHARE_LIFETIME }],
])('a link with %s contains no offer', (_, rest) => {
  expect(readShareLink(linkOf({}), 0)).not.toBeNull();
  expect(readShareLink(linkOf(rest), 0)).toBeNull();
});

test('a new link is valid even if the clock is a little behind', () => {
  expect(readShareLink(linkOf({ expires: 1_000 + SHARE_LIFETIME }), 0)).not.toBeNull();
});
