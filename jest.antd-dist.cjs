const { createHash } = require('node:crypto');
const search = require('./tools/build/bundle/select-search.cjs');

/**
 * antd for jest, without its styles: jsdom shows none of them, and working them out for each test file took a tenth
 * of the time of a test with a page. antd knows a switch for it (`zeroRuntime` of its theme); here it is on for all.
 */
const CHANGES = [
  ['zeroRuntime = _useToken2.zeroRuntime;', 'zeroRuntime = true;'],
  // the variables of a component, which are a style sheet, too
  [
    '(0,cssinjs.useCSSVarRegister)({\n        path: [component],',
    'if (true) return cssVar.key;\n      (0,cssinjs.useCSSVarRegister)({\n        path: [component],',
  ],
  // as the build changes it
  [search.text, search.instead],
];

/** @param {string} source @returns {string} @throws {Error} when this antd is written otherwise */
function withoutStyles(source) {
  return CHANGES.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2)
      throw new Error(`antd's distribution has not exactly one place with: ${from}`);
    return text.replace(from, () => to);
  }, source);
}

module.exports = {
  withoutStyles,
  process: (source) => ({ code: withoutStyles(source) }),
  getCacheKey: (source) =>
    createHash('sha1').update(JSON.stringify(CHANGES)).update(source).digest('hex'),
};
