import fc from 'fast-check';
import { isTooComplex, plainShape, richTextShape } from './json-shape';

const { depth, values } = plainShape;
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

it('bears as many levels as it says, and no more', () => {
  expect(isTooComplex(nested(depth))).toBe(false);
  expect(isTooComplex(nested(depth + 1))).toBe(true);
  expect(isTooComplex('{"a":'.repeat(depth + 1))).toBe(true);
});

it('bears as many values as it says, and no more', () => {
  expect(isTooComplex(JSON.stringify(Array(values + 1).fill(0)))).toBe(false);
  expect(isTooComplex(JSON.stringify(Array(values + 2).fill(0)))).toBe(true);
});

it('bears more where a call carries texts with a form', () => {
  expect(isTooComplex(nested(richTextShape.depth), richTextShape)).toBe(false);
  expect(isTooComplex(nested(richTextShape.depth + 1), richTextShape)).toBe(true);
});

it('counts nothing inside a text, whatever stands there', () => {
  const texts = fc.string({ unit: fc.constantFrom('[', '{', ',', '"', '\\', 'a'), minLength: 30 });
  fc.assert(fc.property(texts, (text) => isTooComplex(JSON.stringify({ text })) === false));
  fc.assert(
    fc.property(texts, (text) =>
      isTooComplex(`${JSON.stringify([text]).slice(0, -1)},${nested(30)}]`),
    ),
  );
});

it('looks at each character a bounded number of times: a body of backslashes and quotes ends soon', () => {
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
