import { type LazyPart, lazyPart } from '../react';
import type { SecondStepProps, VerifyProps } from './types';

export { passkeys } from './passkeys';
export type { SecondStepProps, Verification, VerifyProps } from './types';

/** A form for every way to prove who one is, in a chunk of its own: for `LazyView`. */
export const verifyForm: LazyPart<VerifyProps> = lazyPart(
  'shared-utility',
  () => import('./verify.view'),
);

/** The second step of a log-in, by its ticket: for `LazyView`. */
export const secondStepForm: LazyPart<SecondStepProps> = lazyPart(
  'shared-utility',
  () => import('./second-step.view'),
);
