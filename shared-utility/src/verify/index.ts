import { type LazyPart, lazyPart } from '../react';
import type { VerifyProps } from './types';

export { passkeys } from './passkeys';
export type { Verification, VerifyProps } from './types';

/** A form for every way to prove who one is, in a chunk of its own: for `LazyView`. */
export const verifyForm: LazyPart<VerifyProps> = lazyPart(
  'shared-utility',
  () => import('./verify.view'),
);
