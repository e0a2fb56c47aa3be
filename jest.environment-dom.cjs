const http = require('node:http');
const https = require('node:https');
const { TestEnvironment } = require('jest-environment-jsdom');
const { install } = require('./jest.compile-once.cjs');

install();

/**
 * Node globals that nock, React Router and our client need and jsdom lacks. Message and broadcast channels are
 * excluded, because React would use them for scheduling, and an open port keeps jest from exiting.
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

/** Functions of Node's modules that nock replaces; all test files of a worker share them. */
const REPLACED = [
  [http, ['ClientRequest', 'get', 'request']],
  [https, ['get', 'request']],
];
const originals = REPLACED.map(([module, names]) => names.map((name) => module[name]));

module.exports = class DomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of BORROWED) this.global[name] ??= globalThis[name];
    // Node's TextEncoder returns Node's Uint8Array, which differs from jsdom's own.
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
  }

  /** Hooks run in the order of their definition, but the check for leaks follows the test file's own hooks. */
  handleTestEvent({ name }, { rootDescribeBlock }) {
    if (name !== 'run_start') return;
    const isLast = ({ type, fn }) => type === 'afterEach' && fn.name === 'checkForLeaks';
    rootDescribeBlock.hooks.sort((one, other) => isLast(one) - isLast(other));
  }

  /** If a test file does not restore nock, it would also intercept requests of the next test files. */
  async teardown() {
    REPLACED.forEach(([module, names], at) => {
      names.forEach((name, place) => {
        module[name] = originals[at][place];
      });
    });
    await super.teardown();
  }
};
