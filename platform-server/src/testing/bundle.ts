import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../../..');

/**
 * main.js with its workers, two folders below the root as in dist: workers run in threads of their own, where jest
 * does not transform modules. Built before the first test (make-bundle.ts).
 */
export const bundle = join(root, '.cache/platform-server');

/** Folder for files of the processes of this run; deleted after the last test. */
export const runFolder = (): string => join(tmpdir(), `edu-test-run-${process.env.EDU_TEST_RUN}`);

/** The demo data as an image made by the build, so that a database opens at once. */
export const dataImage = join(bundle, 'data-image.tar.gz');
