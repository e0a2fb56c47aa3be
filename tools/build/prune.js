import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cache, dist, root } from './paths.js';

/**
 * Number of builds whose files are kept, including the newest, so that pages opened before a deployment can still load
 * theirs.
 */
export const generationsKept = 5;

/**
 * @param {string[][]} generations files of earlier builds, newest first
 * @param {string[]} current
 * @returns {string[][]} generations to keep; unchanged when this build made nothing new
 */
export function nextGenerations(generations, current) {
  const isUnchanged =
    generations[0]?.length === current.length &&
    generations[0].every((file, i) => file === current[i]);
  return isUnchanged ? generations : [current, ...generations].slice(0, generationsKept);
}

/**
 * Removes hashed files of old builds.
 * @param {string[]} files of this build, relative to the repository
 */
export async function pruneGenerations(files) {
  const record = path.join(cache, 'generations.json');
  /** @type {string[][]} */
  const formerFiles = JSON.parse(await readFile(record, 'utf8').catch(() => '[]'));
  const generations = nextGenerations(formerFiles, [...files].sort());
  if (generations === formerFiles) return;
  const keptFiles = new Set(generations.flat());
  const modules = path.join(dist, 'modules');
  const present = await readdir(modules, { recursive: true, withFileTypes: true });
  for (const entry of present) {
    if (!entry.isFile() || /^system-/.test(entry.name)) continue;
    const file = path.join(entry.parentPath ?? entry.path, entry.name);
    if (!keptFiles.has(path.relative(root, file))) await rm(file, { force: true });
  }
  await mkdir(cache, { recursive: true });
  await writeFile(record, JSON.stringify(generations));
}
