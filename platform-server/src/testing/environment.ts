import { TestEnvironment } from 'jest-environment-node';
import { install } from '../../../jest.compile-once.cjs';
import { type SharedEngine, sharedEngine } from './shared-engine';

install();

/** What the tests of this process find in `globalThis`. */
export interface SharedState {
  readonly sharedEngine: SharedEngine;
  /** Names of template databases that this process has created on a real PostgreSQL. */
  readonly templates: Set<string>;
  /** Imports an ES module natively; importers get the promise. */
  nativeModule(name: string): Promise<unknown>;
}

/** As a string, since the compiler would turn an import into a require. */
const importNatively = new Function('name', 'return import(name)') as SharedState['nativeModule'];

const saved: SharedState = {
  sharedEngine,
  templates: new Set(),
  nativeModule: (name) => Object.assign(importNatively(name), { __esModule: true }),
};

/**
 * The node environment with the shared engine. This file and its imports are loaded once per process, outside of
 * jest's module registry, which is reset for each file.
 */
export default class ServerEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, saved);
  }

  override async teardown(): Promise<void> {
    await sharedEngine.endOfFile();
    await super.teardown();
  }
}
