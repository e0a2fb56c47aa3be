import { readFileSync } from 'node:fs';
import { TestEnvironment } from 'jest-environment-node';
import { install } from '../../../jest.compile-once.cjs';
import { isConcurrent, readTest } from '../../../tools/test/on-postgres.js';
import { type SharedEngine, sharedEngine } from './shared-engine';
import { postgresUrl } from './templates';

install();

/** What the tests of this process find in `globalThis`. */
export interface SharedState {
  readonly sharedEngine: SharedEngine;
  /** Imports an ES module natively; importers get the promise. */
  nativeModule(name: string): Promise<unknown>;
}

/** As a string, since the compiler would turn an import into a require. */
const importNatively = new Function('name', 'return import(name)') as SharedState['nativeModule'];

const saved: SharedState = {
  sharedEngine,
  nativeModule: (name) => Object.assign(importNatively(name), { __esModule: true }),
};

/** The part of jest-circus's tree of tests that is read and changed here. */
interface Block {
  readonly children: readonly (Block | Test)[];
}

interface Test {
  readonly name: string;
  readonly fn: unknown;
  mode: string | undefined;
}

const testsOf = ({ children }: Block): Test[] =>
  children.flatMap((child) => ('children' in child ? testsOf(child) : [child]));

/** Skips the tests that make no concurrent calls. Throws if none does. */
function skipSequential(tests: readonly Test[]): void {
  const sequential = tests.filter(({ name, fn }) => !isConcurrent(name, fn));
  if (sequential.length === tests.length)
    throw new Error('The first line names concurrent calls, but no test shows any.');
  for (const test of sequential) test.mode = 'skip';
}

/**
 * The node environment with the shared engine. This file and its imports are loaded once per process, outside of
 * jest's module registry, which is reset for each file.
 */
export default class ServerEnvironment extends TestEnvironment {
  private readonly testPath: string;

  constructor(...args: ConstructorParameters<typeof TestEnvironment>) {
    super(...args);
    this.testPath = args[1].testPath;
  }

  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, saved);
  }

  /** Leaves out, on a real PostgreSQL, the tests that do not depend on it. */
  handleTestEvent({ name }: { name: string }, state: { rootDescribeBlock: Block }): void {
    if (name !== 'run_start' || !postgresUrl) return;
    const { runs } = readTest(this.testPath, readFileSync(this.testPath, 'utf8'));
    if (runs === 'concurrent') skipSequential(testsOf(state.rootDescribeBlock));
  }

  override async teardown(): Promise<void> {
    await sharedEngine.endOfFile();
    await super.teardown();
  }
}
