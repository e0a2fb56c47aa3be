import { createHash } from 'node:crypto';
import 'systemjs/dist/system.js';
import nock from 'nock';
import { createDigestLists } from './digest-lists';
import { addToMap, systemJs } from './systemjs';

const host = 'http://cdn.example';
const list = 'integrity-0a1b2c3d.json';
const digest = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const text = JSON.stringify({ 'chunks/page.js': 'sha384-page', 'index.js': 'sha384-index' });

let folder = '';
let number = 0;
// Digests stay cached for the page, so each test has an application of its own.
beforeEach(() => {
  number += 1;
  folder = `${host}/modules/sub-apps/app-${number}/`;
  const integrity = { [folder + list]: digest(text), [`${folder}index.js`]: 'sha384-index' };
  addToMap({ integrity });
});
const page = () => `${folder}chunks/page.js`;
const known = () => systemJs().getImportMap().integrity?.[page()];
const answers = () => nock(host).get(`/modules/sub-apps/app-${number}/${list}`);

it('has the digest of a lazily loaded file before it is fetched', async () => {
  answers().reply(200, text);
  await createDigestLists().addDigest(page());
  expect(known()).toBe('sha384-page');
});

it('requests one list for all files of a folder, with the first of its modules', async () => {
  answers().once().reply(200, text);
  const digests = createDigestLists();
  await digests.addDigest(`${folder}index.js`);
  await Promise.all([page(), `${folder}chunks/other.js`].map(digests.addDigest));
  await digests.addDigest(`${folder}chunks/other.js`);
  expect(known()).toBe('sha384-page');
});

it('does not delay a file whose digest is in the map, and requests no list of another folder', async () => {
  const digests = createDigestLists();
  await digests.addDigest(`${host}/modules/vendor/react.js`);
  answers().reply(404);
  await digests.addDigest(`${folder}index.js`);
  expect(known()).toBeUndefined();
});

it('lets nothing through while the list is missing, and requests it again', async () => {
  const digests = createDigestLists();
  answers().reply(404, text);
  await expect(digests.addDigest(page())).rejects.toThrow(
    `Failed to fetch dynamically imported module: ${folder}${list}`,
  );
  expect(known()).toBeUndefined();
  answers().reply(200, text);
  await digests.addDigest(page());
  expect(known()).toBe('sha384-page');
});

it('a retry requests a list that hangs again', async () => {
  let release = (_: string): void => {};
  const hangs = new Promise<string>((resolve) => {
    release = resolve;
  });
  answers().reply(200, () => hangs);
  const digests = createDigestLists();
  const first = digests.addDigest(page());
  answers().reply(200, text);
  await digests.addDigest(`${page()}?retry=1`);
  expect(known()).toBe('sha384-page');
  release(text);
  await first;
});

it('reads the map once, and again when something is added to it', async () => {
  const copies = jest.spyOn(systemJs(), 'getImportMap');
  answers().reply(200, text);
  const digests = createDigestLists();
  await Promise.all([`${folder}index.js`, page()].map(digests.addDigest));
  expect(copies).toHaveBeenCalledTimes(1);
  await digests.addDigest(page());
  expect(copies).toHaveBeenCalledTimes(2);
  await digests.addDigest(page());
  expect(copies).toHaveBeenCalledTimes(2);
});
