// A test without a page has `@jest-environment node` in its first line and needs none of these.
if (globalThis.window) {
  require('./jest.setup-dom.ts');
  require('./jest.computed-style.ts');
  require('./jest.leak-check.ts');
}
