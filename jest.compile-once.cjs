const vm = require('node:vm');

/**
 * Compiles modules once per process instead of once per test file, which takes a quarter of the time of a small test of
 * the server. V8 can run the same script in any context; the state of the modules stays separate for each test file.
 */

/** @type {Map<string, { head: string, code: string, script: vm.Script }>} */
const compiled = new Map();

const { compileFunction } = vm;

/** jest gives all modules of a test file the same function for dynamic imports. */
let importOfThisFile;

/** Test files are compiled only once anyway. */
const isKept = (filename) => filename.startsWith('/') && !/\.(test|spec)\.[jt]sx?$/.test(filename);

/** Replaces `vm.compileFunction`. */
function compileOnce(code, parameters, options = {}) {
  const { filename = '', parsingContext, importModuleDynamically } = options;
  if (!parsingContext || !isKept(filename)) return compileFunction(code, parameters, options);
  importOfThisFile = importModuleDynamically;
  const head = `(function (${parameters}) {`;
  const cached = compiled.get(filename);
  // Both parts are compared separately, since jest returns the same strings again: a new concatenation would be
  // compared character by character, ten megabytes for each test file.
  if (cached?.head === head && cached.code === code)
    return cached.script.runInContext(parsingContext);
  const script = new vm.Script(`${head}${code}\n})`, {
    filename,
    // Columns in stack traces stay those of the module itself.
    columnOffset: -head.length,
    importModuleDynamically: (...args) => importOfThisFile(...args),
  });
  compiled.set(filename, { head, code, script });
  return script.runInContext(parsingContext);
}

/**
 * Replaces the function that jest-runtime 30.5 calls. The test environment calls this, since it is loaded once per
 * process.
 */
function install() {
  if (vm.compileFunction.name !== compileOnce.name) vm.compileFunction = compileOnce;
}

module.exports = { compileOnce, install };
