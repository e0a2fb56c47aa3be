import { parseSync } from '@swc/core';

/** @typedef {{ line: number, from: string, to: string, text: string }} Mutant `text`: the whole file with the change */

/** What one operator becomes. @type {Readonly<Record<string, string>>} */
const operators = {
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '<': '>=',
  '>': '<=',
  '<=': '>',
  '>=': '<',
  '+': '-',
  '-': '+',
};

/** Methods whose counterpart a test has to tell apart. @type {Readonly<Record<string, string>>} */
const methods = { some: 'every', every: 'some', startsWith: 'endsWith', min: 'max', max: 'min' };

/** @typedef {{ start: number, end: number, to: string }} Edit byte offsets in the source */

/** @param {any} node @returns {Edit[]} */
function editsOf(node) {
  const { start, end } = node.span ?? {};
  switch (node.type) {
    case 'BinaryExpression': {
      const to = operators[node.operator];
      return to ? [{ start: node.left.span.end, end: node.right.span.start, to: ` ${to} ` }] : [];
    }
    case 'BooleanLiteral':
      return [{ start, end, to: String(!node.value) }];
    case 'UnaryExpression':
      return node.operator === '!' ? [{ start, end: start + 1, to: '' }] : [];
    case 'IfStatement':
      return [
        { start: node.test.span.start, end: node.test.span.end, to: 'true' },
        { start: node.test.span.start, end: node.test.span.end, to: 'false' },
      ];
    case 'ConditionalExpression':
      return [
        { start: node.test.span.start, end: node.test.span.end, to: 'true' },
        { start: node.test.span.start, end: node.test.span.end, to: 'false' },
      ];
    case 'MemberExpression': {
      const to = node.property.type === 'Identifier' && methods[node.property.value];
      return to ? [{ start: node.property.span.start, end: node.property.span.end, to }] : [];
    }
    case 'ExpressionStatement': {
      const call =
        node.expression.type === 'AwaitExpression' ? node.expression.argument : node.expression;
      return call.type === 'CallExpression' ? [{ start, end, to: ';' }] : [];
    }
    default:
      return [];
  }
}

/** @param {unknown} value @returns {Generator<any>} every node with a type, types of TypeScript left out */
function* nodesOf(value) {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const one of value) yield* nodesOf(one);
    return;
  }
  const node = /** @type {any} */ (value);
  if (typeof node.type === 'string' && /^(Ts|Import)/.test(node.type)) {
    if (node.expression) yield* nodesOf(node.expression);
    return;
  }
  if (typeof node.type === 'string') yield node;
  for (const [key, one] of Object.entries(node)) if (key !== 'span') yield* nodesOf(one);
}

/**
 * Every small change of a file that its tests should notice.
 *
 * @param {string} source TypeScript
 * @returns {Mutant[]}
 */
export function mutantsOf(source) {
  const tree = parseSync(source, { syntax: 'typescript', target: 'es2022' });
  const bytes = Buffer.from(source);
  // swc counts on from what it has parsed before, and leaves out a comment at the top
  const offset = tree.span.end - Buffer.byteLength(source.trimEnd());
  /** @type {Map<string, Mutant>} */
  const mutants = new Map();
  for (const node of nodesOf(tree.body)) {
    for (const { start, end, to } of editsOf(node)) {
      const [from, until] = [start - offset, end - offset];
      const before = bytes.subarray(0, from).toString();
      const text = before + to + bytes.subarray(until).toString();
      const cut = bytes.subarray(from, until).toString();
      const line = before.split('\n').length;
      mutants.set(text, { line, from: cut.trim(), to: to.trim(), text });
    }
  }
  return [...mutants.values()].sort((a, b) => a.line - b.line);
}
