import { parseSync } from '@swc/core';

/** @typedef {{ line: number, from: string, to: string, text: string }} Mutant `text`: the whole file with the change */

/** Replacements of operators. @type {Readonly<Record<string, string>>} */
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

/** Replacements of methods that a test should distinguish. @type {Readonly<Record<string, string>>} */
const methods = { some: 'every', every: 'some', startsWith: 'endsWith', min: 'max', max: 'min' };

/** @typedef {{ start: number, end: number, to: string }} Edit byte offsets in the source */

/** Replacements of SQL keywords. @type {readonly (readonly [RegExp, string])[]} */
const sqlWords = [
  [/\bIS NOT NULL\b/g, 'IS NULL'],
  [/\bIS NULL\b/g, 'IS NOT NULL'],
  [/\bNOT EXISTS\b/g, 'EXISTS'],
  [/(?<!\bNOT )\bEXISTS\b/g, 'NOT EXISTS'],
  [/\bAND\b/g, 'OR'],
  [/\bOR\b/g, 'AND'],
  [/(?<= )<(?= )/g, '>='],
  [/(?<= )>(?= )/g, '<='],
  // Only comparisons, because `<>` in an assignment would be a syntax error, which every test notices.
  [/(?<=WHERE .* |AND .* |ON .* )=(?= )/g, '<>'],
];

/** @param {any} quasi a part of a template with SQL @returns {Edit[]} */
function editsOfSql({ raw, span }) {
  return sqlWords.flatMap(([word, to]) =>
    [...raw.matchAll(word)].map((match) => {
      const start = span.start + Buffer.byteLength(raw.slice(0, match.index));
      return { start, end: start + Buffer.byteLength(match[0]), to };
    }),
  );
}

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
      const name = node.property.type === 'Identifier' ? node.property.value : '';
      // Only own keys, since `toString` would find the method of every object.
      const to = Object.hasOwn(methods, name) ? methods[name] : undefined;
      return to ? [{ start: node.property.span.start, end: node.property.span.end, to }] : [];
    }
    case 'ExpressionStatement': {
      const call =
        node.expression.type === 'AwaitExpression' ? node.expression.argument : node.expression;
      return call.type === 'CallExpression' ? [{ start, end, to: ';' }] : [];
    }
    case 'CallExpression':
      // Removes one of drizzle's conditions.
      if (node.callee.value !== 'and' || node.arguments.length < 2) return [];
      return node.arguments.map((/** @type {any} */ { expression }) => {
        return { start: expression.span.start, end: expression.span.end, to: 'undefined' };
      });
    case 'TemplateLiteral':
      return node.quasis.some((/** @type {any} */ { raw }) =>
        /\b(SELECT|UPDATE|DELETE)\b/.test(raw),
      )
        ? node.quasis.flatMap(editsOfSql)
        : [];
    default:
      return [];
  }
}

/** @param {unknown} value @returns {Generator<any>} every node with a type, types of TypeScript left out */
function* nodesOf(value) {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const child of value) yield* nodesOf(child);
    return;
  }
  const node = /** @type {any} */ (value);
  if (typeof node.type === 'string' && /^(Ts|Import)/.test(node.type)) {
    if (node.expression) yield* nodesOf(node.expression);
    return;
  }
  if (typeof node.type === 'string') yield node;
  for (const [key, child] of Object.entries(node)) if (key !== 'span') yield* nodesOf(child);
}

/**
 * Every small change of a file that its tests should notice.
 * @param {string} source TypeScript
 * @returns {Mutant[]}
 */
export function mutantsOf(source) {
  const tree = parseSync(source, { syntax: 'typescript', target: 'es2022' });
  const bytes = Buffer.from(source);
  // swc continues the positions of earlier parses, and does not count a comment at the top.
  const offset = tree.span.end - Buffer.byteLength(source.trimEnd());
  /** @type {Map<string, Mutant>} */
  const mutants = new Map();
  for (const node of nodesOf(tree.body)) {
    for (const { start, end, to } of editsOf(node)) {
      const [from, until] = [start - offset, end - offset];
      const textBefore = bytes.subarray(0, from).toString();
      const text = textBefore + to + bytes.subarray(until).toString();
      const cut = bytes.subarray(from, until).toString();
      const line = textBefore.split('\n').length;
      mutants.set(text, { line, from: cut.trim(), to: to.trim(), text });
    }
  }
  return [...mutants.values()].sort((a, b) => a.line - b.line);
}
