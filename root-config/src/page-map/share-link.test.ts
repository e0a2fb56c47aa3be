/** @jest-environment node */
import { makeShareLink, readShareLink, SHARE_LIFETIME, withoutShareLink } from './share-link';

const override = { module: '@edu-app/测试', address: 'http://localhost:8080/x.js' };
const page = 'http://localhost:9000/saas/student?page=2#top';

test('a link carries the override, its digest and its end', () => {
  const link = makeShareLink(page, { ...override, integrity: 'sha384-a' }, 1_000);
  expect(readShareLink(new URL(link).search)).toEqual({
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
])('%j offers nothing', (search) => {
  expect(readShareLink(search)).toBeNull();
});
