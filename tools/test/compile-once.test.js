import { createContext, runInContext } from 'node:vm';
import compiling from '../../jest.compile-once.cjs';

const { compileOnce } = compiling;
const filename = '/somewhere/module.js';
const code = `'use strict';
exports.made = [];
exports.where = () => new Error('here').stack.split('\\n')[1];`;

/** Compiles and runs a module as jest does for a test file. @param {string} text @param {object} context */
function load(text, context) {
  const exports = /** @type {any} */ ({});
  const options = { filename, parsingContext: context };
  compileOnce(text, ['module', 'exports'], options)({}, exports);
  return exports;
}

it('gives each context its own objects, with its own prototypes', () => {
  const [firstContext, secondContext] = [createContext(), createContext()];
  const [a, b] = [load(code, firstContext), load(code, secondContext)];
  expect(a.made).not.toBe(b.made);
  expect(a.made).toBeInstanceOf(runInContext('Array', firstContext));
  expect(b.made).toBeInstanceOf(runInContext('Array', secondContext));
});

it('keeps the positions of the source, in its first line, too', () => {
  expect(load(code, createContext()).where()).toContain(`${filename}:3:`);
  const { where } = load(
    `exports.where = () => new Error('here').stack.split('\\n')[1];`,
    createContext(),
  );
  expect(where()).toContain(`${filename}:1:23)`);
});

it('compiles a changed source of the same file again', () => {
  expect(load('exports.made = 1', createContext()).made).toBe(1);
  expect(load('exports.made = 2', createContext()).made).toBe(2);
});

it('reports the fault of a source that cannot be compiled', () => {
  expect(() => load('exports.made = ;', createContext())).toThrow(/Unexpected token/);
});
