import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeCompressed } from './bundle/emit.js';
import { dist, root } from './paths.js';

/** What most pages never open: the map names the list of such a folder instead of each file that comes on demand. */
const isApplication = (/** @type {string} */ folder) => folder.startsWith('/modules/sub-apps/');

/**
 * The digests of a module's files, beside them: anyone who serves the folder from another host has its chunks checked
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

/**
 * The modules of a folder that name its list in the map: applications with parts on demand. Of all others the map states
 * every file.
 *
 * @param {import('./manifest.js').Manifest} manifest
 * @param {string} folder
 */
export const modulesWithList = ({ modules }, folder) =>
  isApplication(folder)
    ? Object.values(modules).filter(
        ({ file, dynamic }) => path.posix.dirname(file) === folder && dynamic.length > 0,
      )
    : [];

/**
 * Writes the lists; those of applications also under a name of their content, which their modules then name.
 *
 * @param {import('./manifest.js').Manifest} manifest
 * @returns {Promise<string[]>} the files with a hash in their name, relative to the repository
 */
export async function writeAssetLists(manifest) {
  /** @type {string[]} */
  const files = [];
  for (const [folder, list] of assetLists(manifest)) {
    const place = path.join(dist, folder);
    const text = `${JSON.stringify(list, null, 2)}\n`;
    await mkdir(place, { recursive: true });
    await writeFile(path.join(place, 'integrity.json'), text);
    const modules = modulesWithList(manifest, folder);
    if (modules.length === 0) continue;
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const file = `${folder}/integrity-${hash}.json`;
    const { integrity, bytes, written } = await writeCompressed(
      path.join(dist, file),
      Buffer.from(text),
      'best',
    );
    for (const module of modules) module.list = { file, integrity, bytes };
    files.push(...written.map((file) => path.relative(root, file)));
  }
  return files;
}
