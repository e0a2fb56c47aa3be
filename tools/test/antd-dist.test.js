import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import dist from '../../jest.antd-dist.cjs';

const { withoutStyles } = dist;
const antd = readFileSync(createRequire(import.meta.url).resolve('antd/dist/antd.js'), 'utf8');

it('changes the installed distribution, which remains a valid script', () => {
  const changed = withoutStyles(antd);
  expect(changed).not.toBe(antd);
  expect(() => new Function(changed)).not.toThrow();
});

it('refuses a distribution that differs, or matches in two places', () => {
  expect(() => withoutStyles('zeroRuntime = elsewhere;')).toThrow('not exactly one place');
  expect(() => withoutStyles(`${antd}\nzeroRuntime = _useToken2.zeroRuntime;`)).toThrow(
    'not exactly one place',
  );
});
