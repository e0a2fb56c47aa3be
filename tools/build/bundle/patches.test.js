import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRepo } from '../paths.js';
import { missedPatches, patches } from './patches.js';

const modules = inRepo('node_modules');

/** @type {string} */
let tree;
beforeAll(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'edu-patches-'));
  for (const { library, file } of patches) {
    for (const patchedFile of [file, 'package.json']) {
      cpSync(path.join(modules, library, patchedFile), path.join(tree, library, patchedFile));
    }
  }
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

test('every place that a plugin patches exists, in the version that it was written for', () => {
  expect(missedPatches(modules)).toEqual([]);
  for (const { library, writtenFor } of patches) {
    const file = path.join(modules, library, 'package.json');
    expect([library, JSON.parse(readFileSync(file, 'utf8')).version]).toEqual([
      library,
      writtenFor,
    ]);
  }
});

test.each(patches.map((patch) => [`${patch.plugin}: ${patch.library}/${patch.file}`, patch]))(
  'a library with a changed place is reported: %s',
  (_, patch) => {
    const { library, file, writtenFor, plugin, text } = patch;
    const place = path.join(tree, library, file);
    const sourceBefore = readFileSync(place, 'utf8');
    if (text === undefined) rmSync(place);
    else writeFileSync(place, sourceBefore.replaceAll(text, 'elsewhere'));
    try {
      const sentence = missedPatches(tree, [patch]).join();
      expect(sentence).toMatch(/^[^ ]+ \d+\.\d+\.\d+ has no .+\.$/);
      for (const part of [library, file, writtenFor, plugin]) expect(sentence).toContain(part);
    } finally {
      writeFileSync(place, sourceBefore);
    }
  },
);

test('a library that is not installed is reported as well', () => {
  expect(missedPatches(path.join(tree, 'nowhere'), patches.slice(0, 1))).toEqual([
    expect.stringContaining('antd (not installed) has no es/config-provider/index.js'),
  ]);
});
