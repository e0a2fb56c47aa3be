import { isClearlyUnmet } from './preflight';
import { readModule } from './read-module';

test('reads imports, exports, texts and ranges of a rollup module without running it', () => {
  const facts = readModule(`
    throwIfRun();
    System.register(["react", "./chunks/a.js"], function (e, ctx) {
      "use strict"; var t;
      return { setters: [(x) => { t = x.useState; }], execute: function () {
        const v = e("version", "1.4.2"), r = { react: "^19.0.0" };
        e({ bootstrap: () => {}, mount: f, "unmount": g, requires: r });
        function f() {} function g() {}
      } };
    });`);
  expect(facts.imports).toEqual(['react', './chunks/a.js']);
  expect([...facts.exports].sort()).toEqual([
    'bootstrap',
    'mount',
    'requires',
    'unmount',
    'version',
  ]);
  expect(facts.texts.get('version')).toBe('1.4.2');
  expect(facts.requires).toEqual({ react: '^19.0.0' });
  expect(facts.complete).toBe(true);
});

test('a named registration counts; passed-on exports are owned up to', () => {
  const facts = readModule(
    'System.register("x", ["y"], function (e) { return { setters: [function (m) { e(m); }] }; });',
  );
  expect(facts).toMatchObject({ imports: ['y'], complete: false });
});

test.each([
  ['<!doctype html><p>Not found</p>', 'is not a script'],
  ['export const mount = 1;', 'is not a script'],
  ['window.mount = function () {};', 'is not a System module'],
])('%s is no module', (source, reason) => {
  expect(() => readModule(source)).toThrow(reason);
});

test.each([
  ['19.3.1', '^19.0.0', false],
  ['19.3.1', '^18.2.0', true],
  ['19.3.1', '^19.4.0', true],
  ['19.3.1', '~19.3.0', false],
  ['19.3.1', '~19.2.0', true],
  ['19.3.1', '19.3.1', false],
  ['19.3.1', '19.3.2', true],
  ['19.3.1', '19', false],
  ['0.2.5', '^0.3.0', true],
  ['19.3.1', '>=18 <20', false],
  ['19.3.1', '>=18 <19', true],
  ['19.3.1', '^17 || ^18', true],
  ['19.3.1', 'latest', false],
  ['of today', '^18', false],
  ['19.0.0-rc.1', '^19.0.0', false],
])('%s for %s: plainly unmet %s', (version, range, expected) => {
  expect(isClearlyUnmet(version, range)).toBe(expected);
});
