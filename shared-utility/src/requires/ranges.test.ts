/** @jest-environment node */
import fc from 'fast-check';
import semver from 'semver';
import { satisfies } from './ranges';

const part = fc.nat({ max: 3 });
const version = fc.tuple(part, part, part).map((parts) => parts.join('.'));
const partial = fc
  .tuple(part, fc.option(part), fc.option(part))
  .map(([major, minor, patch]) =>
    [major, minor ?? 'x', minor === null ? 'x' : (patch ?? 'x')].join('.'),
  );
const comparator = fc
  .tuple(fc.constantFrom('', '^', '~', '>=', '<=', '>', '<', '='), fc.oneof(version, partial))
  .map((both) => both.join(''));
const range = fc
  .array(
    fc.array(comparator, { minLength: 1, maxLength: 2 }).map((all) => all.join(' ')),
    { minLength: 1, maxLength: 2 },
  )
  .map((all) => all.join(' || '));

test('ranges match like those of npm', () => {
  fc.assert(
    fc.property(version, range, (value, expected) => {
      expect([value, expected, satisfies(value, expected)]).toEqual([
        value,
        expected,
        semver.satisfies(value, expected),
      ]);
    }),
    { seed: Number(process.env.FUZZ_SEED ?? 20261122), numRuns: 3000 },
  );
});
