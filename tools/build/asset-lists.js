import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeCompressed } from './bundle/emit.js';
import { dist, root } from './paths.js';

/**
 * Most pages of an application are never opened, so the map names the list of digests of its folder instead of each
 * lazy file.
 */
const isApplication = (/** @type {string} */ folder) => folder.startsWith('/modules/sub-apps/');

/**
 * Digests of a module's files, written beside them, so that its chunks are also checked on another host
 * (docs/platform-teams.md, "Integrity").
 * @param {import('./manifest.js').Manifest} manifest
 * @returns {Map<string, Record<string, string>>} by folder below `dist`: relative path → digest
 */
export function assetLists({ modules }) {
  /** @type {Map<string, Record<string, string>>} */
  const lists = new Map();
  for (const { file, integrity, chunks, dynamic } of Object.values(modules)) {
    const folder = path.posix.dirname(file);
    const list = lists.get(folder) ?? {};
    for (const builtFile of [{ file, integrity }, ...chunks, ...dynamic]) {
      const relative = path.posix.relative(folder, builtFile.file);
      // A module lists only files of its own folder.
      if (!relative.startsWith('..')) list[relative] = builtFile.integrity;
    }
    lists.set(folder, list);
  }
  return lists;
}

/**
 * The modules of a folder that name its list in the map: applications with lazy parts. For all others the map names
 * every file.
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
 * Writes the lists; those of applications also under a hashed name, which their modules refer to.
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
