import { mayUseTestTools, runtimeConfig } from '@edu/shared-utility';
import { mayOverride } from '../page-map/tester';

/** Whether this person may use overrides, by the permissions loaded so far. */
export const isTester = (): boolean =>
  mayOverride(runtimeConfig().allowOverrides, mayUseTestTools(), window.location.hostname);
