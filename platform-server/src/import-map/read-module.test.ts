import { duplicateReactProblems, missingEsImports } from './es-needs';
import { parseModule } from './fetched-module';
import { isClearlyUnmet } from './module-problems';
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

test('a named registration is recognised; re-exports with unknown names are reported as such', () => {
  const facts = readModule(
    'System.register("x", ["y"], function (e) { return { setters: [function (m) { e(m); }] }; });',
  );
  expect(facts).toMatchObject({ imports: ['y'], complete: false });
});

test('reads the same from an ES module, minified or not', () => {
  const facts = readModule(`
    import e, { useState as t } from "react"; import * as all from "@edu/shared-utility"; import "./style.js";
    const o = "2.0.1", r = { react: "^19.0.0" }; async function a() { await import("./later.js"); }
    export const { bootstrap, unmount } = all; export { a as mount, o as version, r as requires };`);
  expect(facts).toMatchObject({ format: 'es', complete: true, requires: { react: '^19.0.0' } });
  expect(facts.imports).toEqual(['react', '@edu/shared-utility', './style.js']);
  expect([...(facts.importedNames.get('react') ?? [])]).toEqual(['default', 'useState']);
  expect(facts.texts.get('version')).toBe('2.0.1');
  expect(['bootstrap', 'mount', 'unmount'].filter((name) => !facts.exports.has(name))).toEqual([]);
});

test.each([
  ['export * from "./all.js"', false],
  ['export * as whole from "./all.js"', true],
  ['export function mount() {}', true],
  ['await 1; export default {}', true],
])('%s: whether all exports are known: %s', (source, complete) => {
  expect(readModule(source)).toMatchObject({ format: 'es', complete });
});

const bridges = { react: { names: ['default', 'useState'] } };

test.each([
  ['import { useState } from "react"', []],
  [
    'import { useState, nope } from "react"',
    ['it imports "nope" from "react", which the page shares without that'],
  ],
  [
    'import map from "lodash/map"',
    ['it imports "lodash/map", which the page does not share: bundle it'],
  ],
  ['import "./own.js"; import "https://h/x.js"', []],
])('%s lacks %j', (source, missing) => {
  expect(missingEsImports(readModule(source), { modules: {}, bridges })).toEqual(missing);
});

const ownReact =
  'const x = {}; x.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = {};';

test.each([
  [`import { Button } from "antd"; ${ownReact}`, true],
  [`import "./part.js"; ${ownReact}`, false],
  [
    'import * as React from "react"; React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE.H;',
    false,
  ],
])('%s has two copies of React: %s', (source, two) => {
  expect(duplicateReactProblems([{ ...parseModule(source, null), subject: 'it' }]).join()).toMatch(
    two ? /two Reacts cannot share components/ : /^$/,
  );
});

test.each([
  ['<!doctype html><p>Not found</p>', 'is not a script'],
  ['export const mount = ;', 'is not a script'],
  ['window.mount = function () {};', 'is neither a System module'],
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
])('%s for %s is clearly unmet: %s', (version, range, expected) => {
  expect(isClearlyUnmet(version, range)).toBe(expected);
});
