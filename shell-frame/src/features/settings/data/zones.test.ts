/** @jest-environment node */
import { allZones, describeZone, matchesZone } from './zones';

test.each([
  ['Asia/Shanghai', 'UTC+08:00'],
  ['Asia/Kathmandu', 'UTC+05:45'],
  ['UTC', 'UTC+00:00'],
])('%s is shown at %s', (name, offset) => {
  expect(describeZone(name, 'zh-CN')).toMatchObject({ name, offset });
});

test('zones are sorted from west to east, each once', () => {
  const zones = allZones('en-US');
  const hours = zones.map(({ offset }) => Number(offset.slice(3, 6)));
  expect(hours).toEqual([...hours].sort((a, b) => a - b));
  expect(new Set(zones.map(({ name }) => name)).size).toBe(zones.length);
});

test.each([
  ['shang', true],
  ['+08', true],
  ['中国', true],
  ['New York', false],
])('%s means Shanghai: %s', (input, meant) => {
  expect(matchesZone(describeZone('Asia/Shanghai', 'zh-CN'), input)).toBe(meant);
});

test('a city of two words is found by its spoken name', () => {
  expect(matchesZone(describeZone('America/New_York', 'en-US'), 'new york')).toBe(true);
});
