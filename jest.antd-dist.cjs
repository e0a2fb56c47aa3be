const { createHash } = require('node:crypto');
const search = require('./tools/build/bundle/select-search.cjs');

/**
 * antd for jest without its styles, since jsdom renders nothing and computing them took a tenth of the time of a test
 * with a page. antd's option `zeroRuntime` of a theme is switched on for all of them.
 */
const CHANGES = [
  ['zeroRuntime = _useToken2.zeroRuntime;', 'zeroRuntime = true;'],
  // Variables of a component are a style sheet, too.
  [
    '(0,cssinjs.useCSSVarRegister)({\n        path: [component],',
    'if (true) return cssVar.key;\n      (0,cssinjs.useCSSVarRegister)({\n        path: [component],',
  ],
  // The same replacement as in the build.
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
