import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import dist from '../../jest.antd-dist.cjs';

const { withoutStyles } = dist;
const antd = readFileSync(createRequire(import.meta.url).resolve('antd/dist/antd.js'), 'utf8');

it('changes the distribution that is installed, which stays a script', () => {
  const changed = withoutStyles(antd);
  expect(changed).not.toBe(antd);
  expect(() => new Function(changed)).not.toThrow();
});

it('refuses a distribution that is written otherwise, or in two places', () => {
  expect(() => withoutStyles('zeroRuntime = elsewhere;')).toThrow('not exactly one place');
  expect(() => withoutStyles(`${antd}\nzeroRuntime = _useToken2.zeroRuntime;`)).toThrow(
    'not exactly one place',
  );
});
