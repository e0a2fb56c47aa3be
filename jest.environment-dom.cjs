const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * jsdom without these of Node's globals cannot load nock, React Router or our own client. Message and
 * broadcast channels stay away: React would schedule on them and an open port keeps jest from ending.
 */
const BORROWED = [
  'Request',
  'Response',
  'Headers',
  'fetch',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'structuredClone',
];

module.exports = class DomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of BORROWED) this.global[name] ??= globalThis[name];
    // jsdom's own Uint8Array differs from the one that Node's TextEncoder answers with.
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
  }
};
