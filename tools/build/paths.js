import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute paths that the build reads and writes. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const dist = path.join(root, 'dist');
export const cache = path.join(root, '.cache/build');

/** @param {...string} parts @returns {string} a path inside the repository */
export const inRepo = (...parts) => path.join(root, ...parts);
