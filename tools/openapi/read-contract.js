import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * Types of a call in the contract.
 * @typedef {object} CallTypes
 * @property {string} resource
 * @property {string} call
 * @property {string} comment the doc comment; '' without one
 * @property {import('typescript').Type} request
 * @property {import('typescript').Type} response
 * @property {Record<string, unknown>} data method, path, query …
 */

/**
 * The contract at run time. It imports nothing outside its folder, so only its files are compiled to JavaScript.
 * @param {string} file
 * @param {Map<string, object>} [loaded]
 * @returns {any} what the file exports
 */
function load(file, loaded = new Map()) {
  const cached = loaded.get(file);
  if (cached) return cached;
  const exported = {};
  loaded.set(file, exported);
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS },
  });
  const loadRelative = (/** @type {string} */ name) =>
    load(`${path.resolve(path.dirname(file), name)}.ts`, loaded);
  new Function('exports', 'require', outputText)(exported, loadRelative);
  return exported;
}

/** @param {string} root the repository */
export function readContract(root) {
  const file = path.join(root, 'shared-utility/src/contract/index.ts');
  const program = ts.createProgram([file], {
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    noEmit: true,
    types: [],
  });
  const source = program.getSourceFile(file);
  const faults = program.getSemanticDiagnostics(source);
  if (!source || faults.length > 0) {
    const messages = faults.map(({ messageText }) =>
      ts.flattenDiagnosticMessageText(messageText, ' '),
    );
    throw new Error(`The contract cannot be read: ${messages.join('; ')}`);
  }
  const checker = program.getTypeChecker();
  const entry = checker.getSymbolAtLocation(source);
  const exported = entry ? checker.getExportsOfModule(entry) : [];
  /** @param {string} name */
  const typeOf = (name) => {
    const symbol = exported.find((candidate) => candidate.name === name);
    if (!symbol) throw new Error(`The contract exports no ${name}.`);
    return checker.getTypeOfSymbol(symbol);
  };
  const { contract } = load(file);
  /** @type {CallTypes[]} */
  const calls = [];
  for (const resource of typeOf('contract').getProperties()) {
    for (const call of checker.getTypeOfSymbol(resource).getProperties()) {
      const members = checker.getTypeOfSymbol(call).getProperties();
      const shape = members.find(({ name }) => name.startsWith('__@shape'));
      if (!shape) throw new Error(`${resource.name}.${call.name} carries no types.`);
      const types = checker.getNonNullableType(checker.getTypeOfSymbol(shape));
      const part = (/** @type {string} */ name) => {
        const symbol = types.getProperty(name);
        if (!symbol) throw new Error(`${resource.name}.${call.name} has no ${name}.`);
        return checker.getTypeOfSymbol(symbol);
      };
      calls.push({
        resource: resource.name,
        call: call.name,
        comment: ts.displayPartsToString(call.getDocumentationComment(checker)),
        request: part('req'),
        response: part('res'),
        data: contract[resource.name]?.[call.name] ?? {},
      });
    }
  }
  return { checker, calls, errorCodes: codesOf(checker, typeOf('errorCodes')) };
}

/**
 * @param {import('typescript').TypeChecker} checker
 * @param {import('typescript').Type} type
 */
const codesOf = (checker, type) =>
  type.getProperties().map((property) => {
    const value = checker.getTypeOfSymbol(property);
    return {
      name: property.name,
      code: value.isNumberLiteral() ? value.value : Number.NaN,
      comment: ts.displayPartsToString(property.getDocumentationComment(checker)),
    };
  });
