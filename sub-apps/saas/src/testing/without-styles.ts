/**
 * antd writes hundreds of kilobytes of style sheets, and jsdom would match every rule for each look
 * at an element: minutes instead of seconds. Tests by role and wording do without them.
 */
Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', { get: () => '', set: () => {} });

export {};
