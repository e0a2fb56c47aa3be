import { generationsKept, nextGenerations } from './prune.js';

test('a build without changes starts no generation', () => {
  const generations = [['a-1.js', 'b-1.js']];
  expect(nextGenerations(generations, ['a-1.js', 'b-1.js'])).toBe(generations);
});

test('the newest generations stay, older ones are removed', () => {
  /** @type {string[][]} */
  let generations = [];
  for (let build = 1; build <= generationsKept + 2; build++) {
    generations = nextGenerations(generations, [`a-${build}.js`]);
  }
  expect(generations).toHaveLength(generationsKept);
  expect(generations.flat()).not.toContain('a-2.js');
  expect(generations[0]).toEqual([`a-${generationsKept + 2}.js`]);
});
