import { versionFromAddress, withoutHashes } from './version-from-address';

it.each([
  ['https://cdn.example.com/cms/1.4.3/index.js', null, '1.4.3'],
  ['https://cdn.example.com/cms/v2/index.js', null, 'v2'],
  ['https://cdn.example.com/npm/cms@2.0.0-rc.1/dist/index.js', null, '2.0.0-rc.1'],
  ['/modules/sub-apps/saas/index-4f0c1a9b2d77.js', null, '4f0c1a9b'],
  ['https://cdn.example.com/cms/index.js', 'sha384-Ab+/cdef123456', 'Abcdef12'],
  ['https://cdn.example.com/long-module-name.js', null, null],
  ['http://localhost:5173/src/main.js?t=1', null, null],
  ['', null, null],
])('for %s with %s it is %s', (address, integrity, version) => {
  expect(versionFromAddress(address, integrity)).toBe(version);
});

it('shortens long digests and nothing else', () => {
  expect(withoutHashes('/m/index-4f0c1a9b2d774f0c1a9b2d77.js')).toBe('/m/index-4f0c1a9b….js');
  expect(withoutHashes('https://cdn.example.com/1.4.3/index.js')).toBe(
    'https://cdn.example.com/1.4.3/index.js',
  );
});
