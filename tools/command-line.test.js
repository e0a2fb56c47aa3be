import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(__dirname, '..');
const call = (command, ...args) =>
  spawnSync(process.execPath, [resolve(root, command), ...args], { cwd: root, encoding: 'utf8' });

describe.each(['tools/test/main.js', 'tools/bench/main.js', 'tools/pictures/main.js'])(
  '%s',
  (command) => {
    it.each([
      [['--onyl', 'x'], /^Unknown option '--onyl'\. The options are: .*--only/],
      [['--only'], /^Option '--only <value>' argument missing\. The options are: /],
      [['--only', 'nothing'], /^There is no nothing\. There are: /],
    ])('refuses %j with a sentence, before it starts anything', (args, sentence) => {
      const { status, stdout, stderr } = call(command, ...args);
      expect(stderr).toMatch(sentence);
      expect(stderr.trim().split('\n')).toHaveLength(1);
      expect(stdout).toBe('');
      expect(status).toBe(1);
    });
  },
);
