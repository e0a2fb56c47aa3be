import { parseSync } from '@swc/core';

const letters = /\p{L}/u;
const spokenAttributes = new Set(['alt', 'aria-label', 'label', 'placeholder', 'title']);

/** @typedef {{ file: string, found: string, rule: string }} Finding */

/** @param {any} element @returns {string | undefined} */
const openingName = (element) => element.opening?.name?.value;

/** Every node of a syntax tree. @param {unknown} node @returns {Generator<any>} */
function* nodes(node) {
  if (Array.isArray(node)) {
    for (const item of node) yield* nodes(item);
  } else if (typeof node === 'object' && node !== null) {
    if ('type' in node) yield node;
    // The label of a key is the same in every language.
    if ('opening' in node && openingName(node) === 'kbd') return;
    for (const value of Object.values(node)) yield* nodes(value);
  }
}

const textRule =
  'Words that people read belong to the phrases of the room, in three languages: t(…) instead of literal text.';
const callRule =
  "A call to the server stands in a plain file or a saga of a feature's data/ (or common/): a view or hook gets it from there, by a hook of its `contractApi`, by `useLoad` or by an action.";
const systemRule =
  'SystemJS sits behind root-config/src/module-loader; nobody else touches `System`.';

const clearRule =
  'antd names the button that clears in English: `allowClear={clear}` with `const clear = useClear()` of @edu/shared-utility/data.';

const readOnceMessage =
  'What a page shows arrives later: `await expect(() => field.inputValue()).toBecome(…)` reads until it is so, `boxOf` measures at rest.';

/** `allowClear` without a label for its button @param {any} node @returns {boolean} */
const clearsUnnamed = (node) =>
  node.type === 'JSXAttribute' &&
  node.name?.value === 'allowClear' &&
  (node.value?.expression === undefined || node.value.expression.value === true);

/** Locator methods that return the current state without waiting. */
const immediateReads = new Set([
  'allInnerTexts',
  'boundingBox',
  'count',
  'getAttribute',
  'inputValue',
  'isDisabled',
  'isEnabled',
  'isVisible',
  'textContent',
]);

/** @param {any} node @returns {string | undefined} text in a view that is no phrase */
function literalText(node) {
  if (node.type === 'JSXText' && letters.test(node.value)) return node.value.trim();
  if (node.type === 'JSXExpressionContainer' && node.expression?.type === 'StringLiteral') {
    return letters.test(node.expression.value) && /\p{Script=Han}|\s/u.test(node.expression.value)
      ? node.expression.value
      : undefined;
  }
  const isSpoken =
    node.type === 'JSXAttribute' &&
    spokenAttributes.has(node.name?.value) &&
    node.value?.type === 'StringLiteral';
  return isSpoken && letters.test(node.value.value) ? node.value.value : undefined;
}

/** Exports of shared-utility that send requests. */
const requestingFunctions = new Set([
  'api',
  'apiFor',
  'createApiClient',
  'enterBranch',
  'loadBranches',
  'loadMenu',
  'loadRoleIds',
  'loadUserInfo',
]);

/** Exports of the data layer that send requests; a view may use hooks of an api and `loadedOf`. */
const dataRequesting = new Set(['contractApi', 'dataStore']);

/** @type {ReadonlyMap<string, ReadonlySet<string>>} */
const requestingByModule = new Map([
  ['@edu/shared-utility', requestingFunctions],
  ['@edu/shared-utility/data', dataRequesting],
]);

/** `data.endpoints.userDelete.initiate(…)` @param {any} node @returns {boolean} */
const initiates = (node) =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.property.value === 'initiate';

/** @param {any} node @returns {string | undefined} what asks a server, where it is imported or is `fetch` itself */
function requestingName(node) {
  if (node.type === 'CallExpression' && node.callee.value === 'fetch') return 'fetch()';
  if (initiates(node)) return '.initiate()';
  const requestNames =
    node.type === 'ImportDeclaration' && requestingByModule.get(node.source.value);
  if (!requestNames) return;
  const names = node.specifiers.map(
    (/** @type {any} */ specifier) => (specifier.imported ?? specifier.local).value,
  );
  const match = names.find((/** @type {string} */ name) => requestNames.has(name));
  return match && `import { ${match} }`;
}

/** Rooms whose features have their calls in data/. */
const roomOfFeatures = /^(?:account-center|entrance|shell-frame|sub-apps\/[^/]+)\/src\//;
const placeOfCalls = /\/src\/(?:features\/[^/]+\/data|common)\//;
const drawn = /\/views\/|[.](?:view|hook|context)[.]tsx?$/;
const forTests = /\/testing\/|[.]test[.]tsx?$/;

/** @param {string} file @returns {boolean} whether a call to the server has no place in it */
const mustNotCall = (file) =>
  drawn.test(file) ||
  (roomOfFeatures.test(file) && !placeOfCalls.test(file) && !forTests.test(file));

/** @param {any} node @returns {boolean} */
const usesSystem = (node) =>
  node.type === 'MemberExpression' &&
  node.object.type === 'Identifier' &&
  node.object.value === 'System';

/** Names of page objects of Playwright in stories. */
const pages = new Set(['elsewhere', 'other', 'page', 'phone', 'third']);

/** `page.url()` @param {any} node @returns {boolean} */
const readsPage = (node) =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  ['url', 'workers'].includes(node.callee.property.value) &&
  pages.has(node.callee.object.value);

/** `expect(await locator.count())`, `expect(new URL(page.url()).pathname)` @param {any} node @returns {boolean} */
const readsOnce = (node) => {
  if (node.type !== 'CallExpression' || node.callee.value !== 'expect') return false;
  const read = node.arguments[0]?.expression;
  if (read?.type === 'ArrowFunctionExpression') return false;
  if ([...nodes(read)].some(readsPage)) return true;
  const awaited = read?.type === 'AwaitExpression' && read.argument;
  return (
    awaited?.type === 'CallExpression' &&
    awaited.callee.type === 'MemberExpression' &&
    immediateReads.has(awaited.callee.property.value)
  );
};

/**
 * Faults in a source file of a room that the import rules cannot detect.
 * @param {string} file path from the root of the repository
 * @param {string} source
 * @returns {Finding[]}
 */
export function checkSource(file, source) {
  const tree = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('.tsx') });
  const isWithoutCalls = mustNotCall(file);
  const isStory = file.startsWith('e2e/browser/');
  const ownsSystem = file.startsWith('root-config/');
  /** @type {Finding[]} */
  const findings = [];
  for (const node of nodes(tree)) {
    const text = literalText(node);
    if (text !== undefined) findings.push({ file, found: text, rule: textRule });
    if (clearsUnnamed(node)) findings.push({ file, found: 'allowClear', rule: clearRule });
    const requestName = isWithoutCalls && requestingName(node);
    if (requestName) findings.push({ file, found: requestName, rule: callRule });
    if (!ownsSystem && usesSystem(node)) findings.push({ file, found: 'System', rule: systemRule });
    if (isStory && readsOnce(node))
      findings.push({ file, found: 'one look', rule: readOnceMessage });
  }
  return findings;
}
