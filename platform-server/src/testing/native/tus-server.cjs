// jest cannot load this ES module; Node imports it outside of jest's registry (environment.ts)
module.exports = globalThis.nativeModule('@tus/server');
