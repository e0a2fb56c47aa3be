import { existsSync } from 'node:fs';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { dist, root } from './paths.js';

/**
 * Copies a room's menu manifest beside its module, where foreign modules have it too (docs/sub-apps/README.md).
 * @param {readonly string[]} rooms folders
 * @param {{ from: string, to: string }} [folders] the repository, and what is served
 */
export async function placeMenuManifests(rooms, { from, to } = { from: root, to: dist }) {
  for (const room of rooms) {
    const source = path.join(from, room, 'manifest.json');
    const folder = path.join(to, 'modules', room);
    const target = path.join(folder, 'manifest.json');
    if (!existsSync(source)) {
      await rm(target, { force: true });
      continue;
    }
    await mkdir(folder, { recursive: true });
    await copyFile(source, target);
  }
}
