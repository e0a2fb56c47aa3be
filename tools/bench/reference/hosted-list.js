import { execFileSync } from 'node:child_process';
import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scaffold } from '../../new-sub-app/scaffold.js';

export const segment = 'plain';

const entry = `import { createLifecycles } from '@edu/shared-utility';
import { StudentTable } from './student-table';
import { manifest } from './manifest';

export const { bootstrap, mount, unmount } = createLifecycles({
  name: manifest.segment,
  requires: manifest.requires,
  Root: StudentTable,
});
`;

/**
 * Builds a checkout whose import map has the reference list as an additional sub-application.
 * @param {string} checkout a clone of its own: files are written to it
 */
export function buildHostedList(checkout) {
  scaffold(segment, checkout);
  const source = path.join(checkout, 'sub-apps', segment, 'src');
  for (const unused of ['app', 'common', 'features', 'phrases'])
    rmSync(path.join(source, unused), { recursive: true });
  const table = 'student-table.tsx';
  copyFileSync(path.join(checkout, 'tools/bench/reference', table), path.join(source, table));
  writeFileSync(path.join(source, 'index.ts'), entry);
  execFileSync(process.execPath, ['tools/build/main.js'], { cwd: checkout, stdio: 'inherit' });
}
