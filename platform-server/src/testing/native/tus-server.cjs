// jest cannot load this ES module: Node does, outside of the test's own modules (environment.ts)
module.exports = globalThis.nativeModule('@tus/server');
