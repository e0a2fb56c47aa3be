import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../../..');

/**
 * main.js with its workers beside it, two folders below the root as in dist: workers run in threads of
 * their own, which jest does not transform. Made before the first test (make-bundle.ts).
 */
export const bundle = join(root, '.cache/platform-server');

/** What the processes of this run keep in files; gone after the last test. */
export const runFolder = (): string => join(tmpdir(), `edu-test-run-${process.env.EDU_TEST_RUN}`);

/** The demo data, as the build makes it: a database opens at once. */
export const dataImage = join(bundle, 'data-image.tar.gz');
