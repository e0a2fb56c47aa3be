import { TestEnvironment } from 'jest-environment-node';
import { sharedEngine } from './shared-engine';

/**
 * Node, with the engine of this process. This file and what it imports are loaded once a process, outside
 * of the tests' own modules, which each file gets anew.
 */
export default class ServerEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { sharedEngine });
  }

  override async teardown(): Promise<void> {
    await sharedEngine.endOfFile();
    await super.teardown();
  }
}
