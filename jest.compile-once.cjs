const vm = require('node:vm');

/**
 * Modules compiled once a process, not once a test file. Jest gives each test file modules of its own and has each of
 * them compiled anew, a quarter of the time of a small file of the server; what V8 has made of a text can run in any
 * context. What the modules hold stays each file's own.
 */

/** @type {Map<string, { head: string, code: string, script: vm.Script }>} */
const compiled = new Map();

const { compileFunction } = vm;

/** Jest answers imports at run time in all modules of a file alike. */
let importOfThisFile;

/** A test file is compiled once anyway. */
const isKept = (filename) => filename.startsWith('/') && !/\.(test|spec)\.[jt]sx?$/.test(filename);

/** As `vm.compileFunction`. */
function compileOnce(code, parameters, options = {}) {
  const { filename = '', parsingContext, importModuleDynamically } = options;
  if (!parsingContext || !isKept(filename)) return compileFunction(code, parameters, options);
  importOfThisFile = importModuleDynamically;
  const head = `(function (${parameters}) {`;
  const cached = compiled.get(filename);
  // jest hands out the same text again: put together first, ten megabytes a file would be compared letter by letter
  if (cached?.head === head && cached.code === code)
    return cached.script.runInContext(parsingContext);
  const script = new vm.Script(`${head}${code}\n})`, {
    filename,
    // places in stacks stay those of the text itself
    columnOffset: -head.length,
    importModuleDynamically: (...args) => importOfThisFile(...args),
  });
  compiled.set(filename, { head, code, script });
  return script.runInContext(parsingContext);
}

/** Where jest-runtime 30.5 asks for it. An environment, which is loaded once a process, calls this. */
function install() {
  if (vm.compileFunction.name !== compileOnce.name) vm.compileFunction = compileOnce;
}

module.exports = { compileOnce, install };
