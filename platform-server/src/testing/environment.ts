import { TestEnvironment } from 'jest-environment-node';
import { install } from '../../../jest.compile-once.cjs';
import { type SharedEngine, sharedEngine } from './shared-engine';

install();

/** What tests of this process find in `globalThis`. */
export interface SharedState {
  readonly sharedEngine: SharedEngine;
  /** Databases on a real PostgreSQL that this process has made to copy. */
  readonly templates: Set<string>;
  /** An ES module as Node loads it; its importers take the promise for the module. */
  nativeModule(name: string): Promise<unknown>;
}

/** Compiled here, an import would become a require. */
const importNatively = new Function('name', 'return import(name)') as SharedState['nativeModule'];

const saved: SharedState = {
  sharedEngine,
  templates: new Set(),
  nativeModule: (name) => Object.assign(importNatively(name), { __esModule: true }),
};

/**
 * Node, with the engine of this process. This file and what it imports are loaded once a process, outside
 * of the tests' own modules, which each file gets again.
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
