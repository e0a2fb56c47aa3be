import fc from 'fast-check';
import { defaultShape, isTooComplex, richTextShape } from './json-shape';

const { depth, values } = defaultShape;
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

it('accepts as many levels as declared, and no more', () => {
  expect(isTooComplex(nested(depth))).toBe(false);
  expect(isTooComplex(nested(depth + 1))).toBe(true);
  expect(isTooComplex('{"a":'.repeat(depth + 1))).toBe(true);
});

it('accepts as many values as declared, and no more', () => {
  expect(isTooComplex(JSON.stringify(Array(values + 1).fill(0)))).toBe(false);
  expect(isTooComplex(JSON.stringify(Array(values + 2).fill(0)))).toBe(true);
});

it('accepts more for calls with rich texts', () => {
  expect(isTooComplex(nested(richTextShape.depth), richTextShape)).toBe(false);
  expect(isTooComplex(nested(richTextShape.depth + 1), richTextShape)).toBe(true);
});

it('ignores the characters inside strings', () => {
  const texts = fc.string({ unit: fc.constantFrom('[', '{', ',', '"', '\\', 'a'), minLength: 30 });
  fc.assert(fc.property(texts, (text) => isTooComplex(JSON.stringify({ text })) === false));
  fc.assert(
    fc.property(texts, (text) =>
      isTooComplex(`${JSON.stringify([text]).slice(0, -1)},${nested(30)}]`),
    ),
  );
});

it('reads each character a bounded number of times, also for backslashes and quotes', () => {
  let reads = 0;
  const text = new Proxy(new String(`"${'\\"'.repeat(2000)}`), {
    get(target, name) {
      if (name === 'charCodeAt') {
        return (at: number) => {
          reads += 1;
          return target.charCodeAt(at);
        };
      }
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  }) as unknown as string;
  isTooComplex(text);
  expect(reads).toBeLessThan(text.length * 3);
});
