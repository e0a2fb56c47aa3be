// A test that draws nothing says `@jest-environment node` in its first line: it needs no page, nor what we add to one.
if (globalThis.window) {
  require('./jest.setup-dom.ts');
  require('./jest.computed-style.ts');
  require('./jest.leak-check.ts');
}
