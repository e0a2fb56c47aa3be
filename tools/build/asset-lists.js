import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dist } from './paths.js';

/**
 * The digests of a module's files, beside them: whoever serves the folder from another host has its chunks checked
 * too (docs/platform-teams.md, "Integrity").
 *
 * @param {import('./manifest.js').Manifest} manifest
 * @returns {Map<string, Record<string, string>>} by folder below `dist`: relative path → digest
 */
export function assetLists({ modules }) {
  /** @type {Map<string, Record<string, string>>} */
  const lists = new Map();
  for (const { file, integrity, chunks, dynamic } of Object.values(modules)) {
    const folder = path.posix.dirname(file);
    const list = lists.get(folder) ?? {};
    for (const part of [{ file, integrity }, ...chunks, ...dynamic]) {
      const relative = path.posix.relative(folder, part.file);
      // a module answers for its own folder only
      if (!relative.startsWith('..')) list[relative] = part.integrity;
    }
    lists.set(folder, list);
  }
  return lists;
}

/** @param {import('./manifest.js').Manifest} manifest */
export async function writeAssetLists(manifest) {
  for (const [folder, list] of assetLists(manifest)) {
    const place = path.join(dist, folder);
    await mkdir(place, { recursive: true });
    await writeFile(path.join(place, 'integrity.json'), `${JSON.stringify(list, null, 2)}\n`);
  }
}
