/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchManifest } from './fetch-manifest';

const modules = mkdtempSync(join(tmpdir(), 'menu-manifests-'));
afterAll(() => rmSync(modules, { recursive: true, force: true }));

const hosts = {
  textBeside: () => Promise.reject(new Error('no host is asked for a module of our own')),
};
const read = (moduleAddress: string) =>
  fetchManifest({ hosts, modules }, '@edu-app/isle', moduleAddress);
const moduleAddress = '/modules/sub-apps/isle/index.js';
const manifestAddress = '/modules/sub-apps/isle/manifest.json';
const writeManifest = (text: string) => {
  mkdirSync(join(modules, 'sub-apps/isle'), { recursive: true });
  writeFileSync(join(modules, 'sub-apps/isle/manifest.json'), text);
};

test('a module placed in the folder of the built ones has no manifest at first', async () => {
  expect(await read(moduleAddress)).toMatchObject({
    ...{ state: 'none', address: null, offer: null },
    complaints: [{ phrase: 'manifest.own' }],
  });
});

test('the file beside a module is its manifest', async () => {
  writeManifest(JSON.stringify({ title: 'Isle', languages: [] }));
  const result = await read(moduleAddress);
  expect(result).toMatchObject({ state: 'offered', address: manifestAddress });
  expect(result.offer?.pages).toMatchObject([{ url: '', names: { 'en-US': 'Isle' } }]);
});

test('a file over the size limit is not read', async () => {
  writeManifest('x'.repeat(70_000));
  expect(await read(`${moduleAddress}?v=2`)).toMatchObject({
    ...{ state: 'unusable', address: manifestAddress, offer: null },
    complaints: [{ phrase: 'manifest.tooLarge', values: { limit: 64 } }],
  });
});

test('no file outside the folder is read', async () => {
  writeFileSync(join(modules, 'manifest.json'), '{"title":"x"}');
  for (const otherAddress of ['/other/index.js', '/modules/../index.js', '/index.js']) {
    expect(await read(otherAddress)).toMatchObject({ state: 'none', address: null });
  }
});
