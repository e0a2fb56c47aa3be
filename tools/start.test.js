import { spawnSync } from 'node:child_process';
import path from 'node:path';

test('an option is refused before anything is built', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(__dirname, 'start.js'), '--help'],
    { encoding: 'utf8', timeout: 30_000 },
  );
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^npm start has no options\. .*docs\/operations\.md\.\n$/);
});
