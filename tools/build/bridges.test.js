import { bridgeSource, bridgesOf } from './bridges.js';

test('a bridge re-exports every name, reserved words included, and the default', () => {
  expect(bridgeSource('react', ['default', 'useState'])).toBe(
    'const{default:_0,useState:_1}=await System.shared("react");export{_0 as default,_1 as useState};\n',
  );
});

test('shared modules have one; applications and the mangled tiers of antd have none', () => {
  const exports = new Map([
    ['react', ['useState']],
    ['antd', ['Button']],
    ['antd/login', ['c']],
    ['@edu/shared-utility/data', ['contractApi']],
    ['@edu/root-config', ['started']],
    ['@edu-app/saas', ['mount']],
  ]);
  expect(bridgesOf(exports).map(({ name }) => name)).toEqual([
    'react',
    'antd',
    '@edu/shared-utility/data',
  ]);
});
