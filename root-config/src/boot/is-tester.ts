import { mayUseTestTools, runtimeConfig } from '@edu/shared-utility';
import { mayOverride } from '../page-map/tester';

/** Whether the person on this page may take modules from elsewhere, as far as is known by now. */
export const isTester = (): boolean =>
  mayOverride(runtimeConfig().allowOverrides, mayUseTestTools(), window.location.hostname);
