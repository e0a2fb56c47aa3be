import { antdSources, folder, moduleOf, tiers } from './antd-tiers.js';

test.each([
  ['QRCode', 'qr-code'],
  ['DatePicker', 'date-picker'],
  ['App', 'app'],
  ['TreeSelect', 'tree-select'],
])('%s belongs to %s', (name, expected) => {
  expect(folder(name)).toBe(expected);
});

test('no name is in two tiers', () => {
  const names = Object.values(tiers).flat();
  expect(new Set(names).size).toBe(names.length);
});

test('every name of antd is exported by exactly one module, and all of them by antd itself', () => {
  const names = [...Object.values(tiers).flat(), 'QRCode', 'message'];
  const sources = antdSources(names);
  for (const name of names) {
    const line = `export { ${name} } from 'antd';`;
    const offering = [...sources].filter(([, source]) => source.split('\n').includes(line));
    expect(offering.map(([module]) => module)).toEqual([moduleOf(name)]);
  }
  expect(sources.get('antd')).toBe("export * from 'antd';");
});
