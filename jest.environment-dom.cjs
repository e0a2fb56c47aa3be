const http = require('node:http');
const https = require('node:https');
const { TestEnvironment } = require('jest-environment-jsdom');
const { install } = require('./jest.compile-once.cjs');

install();

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

/** What nock replaces in Node's own modules, which all test files of a worker share. */
const REPLACED = [
  [http, ['ClientRequest', 'get', 'request']],
  [https, ['get', 'request']],
];
const originals = REPLACED.map(([module, names]) => names.map((name) => module[name]));

module.exports = class DomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of BORROWED) this.global[name] ??= globalThis[name];
    // jsdom's own Uint8Array differs from the one that Node's TextEncoder answers with.
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
  }

  /** A test file that forgets to take nock back would answer for the server tests after it. */
  async teardown() {
    REPLACED.forEach(([module, names], at) => {
      names.forEach((name, place) => {
        module[name] = originals[at][place];
      });
    });
    await super.teardown();
  }
};
