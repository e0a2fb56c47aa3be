import { useInsertionEffect } from 'react';
import { marks } from './marks.js';

/**
 * @typedef {[name: string, css: string]} Frame
 * @typedef {readonly [css: string, ...frames: Frame[]]} PageSheet
 */

/** @type {Map<string, HTMLStyleElement>} by what it is for */
const present = new Map();

/**
 * The last sheet up to this priority, written by antd's own engine or by this file. @param {number} priority @returns
 * {Element | undefined}
 */
const lastOf = (priority) =>
  [...document.head.querySelectorAll(':scope > style[data-rc-order^="prepend"]')]
    .filter((style) => Number(style.getAttribute('data-rc-priority') ?? 0) <= priority)
    .at(-1);

/**
 * Inserts a sheet where antd itself would, before a page's own styles, which must override it.
 * @param {string} key
 * @param {() => string} css
 * @param {number} priority
 */
function write(key, css, priority) {
  // Another script may have emptied the head.
  if (present.get(key)?.isConnected) return;
  // Created with a namespace, because the shell assigns every other new style to an application by the call stack, and
  // this one belongs to the page.
  const element = document.createElementNS('http://www.w3.org/1999/xhtml', 'style');
  if (!(element instanceof HTMLStyleElement)) return;
  const nonce = document.querySelector('meta[name="csp-nonce"]');
  if (nonce instanceof HTMLMetaElement) element.nonce = nonce.content;
  element.setAttribute('data-rc-order', 'prependQueue');
  element.setAttribute('data-rc-priority', `${priority}`);
  element.setAttribute('data-css-hash', key);
  element.textContent = css();
  const last = lastOf(priority);
  if (last) last.after(element);
  else document.head.prepend(element);
  present.set(key, element);
}

/**
 * @param {string} key
 * @param {PageSheet} sheet
 * @param {number} priority
 * @param {(css: string) => string} fill
 */
function writeSheet(key, [css, ...frames], priority, fill) {
  write(key, () => fill(css), priority);
  for (const [name, text] of frames) write(name, () => text, priority);
}

/** @param {string} hashId @returns {string} what a selector says to mean this copy of antd alone */
const ownCopySelector = (hashId) => (hashId ? `:where(.${hashId})` : '');

/**
 * Writes the style sheet of a component when it is first rendered, instead of antd's own computation.
 * @param {PageSheet} reset what antd says once for all that it styles
 * @param {{ name: string, prefixCls: string, rootCls: string, hashId: string }} names of component and part, the
 *   component's class, the class that carries its variables, and the class of all that antd styles (empty where its
 *   provider wants none)
 * @param {PageSheet} sheet
 * @param {{ order?: number, injectStyle?: boolean }} options
 */
export function useSheet(reset, { name, prefixCls, rootCls, hashId }, sheet, options) {
  const { order: priority = -999, injectStyle = true } = options;
  useInsertionEffect(() => {
    const hash = ownCopySelector(hashId);
    writeSheet(`reset ${hashId}`, reset, priority, (css) => css.replaceAll(marks.hash, hash));
    if (!injectStyle) return;
    writeSheet(`${name} ${prefixCls} ${hashId}`, sheet, priority, (css) =>
      css
        .replaceAll(marks.hash, hash)
        .replaceAll(marks.prefix, prefixCls)
        .replaceAll(marks.root, rootCls),
    );
  }, [reset, name, prefixCls, rootCls, hashId, sheet, priority, injectStyle]);
}

/** The same for icons, which have no component of their own. @param {PageSheet} icons */
export function useIconSheet(icons) {
  useInsertionEffect(() => writeSheet('icons', icons, 0, (css) => css), [icons]);
}
