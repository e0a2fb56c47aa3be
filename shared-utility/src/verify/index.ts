import { type LazyPart, lazyPart } from '../react';
import type { SecondStepProps, VerifyProps } from './types';

export { passkeys } from './passkeys';
export type { SecondStepProps, Verification, VerifyProps } from './types';

/** The form for every kind of proof, in a chunk of its own: for `LazyView`. */
export const verifyForm: LazyPart<VerifyProps> = lazyPart(
  'shared-utility',
  () => import('./verify.view'),
);

/** The form of a log-in's second step, by its ticket: for `LazyView`. */
export const secondStepForm: LazyPart<SecondStepProps> = lazyPart(
  'shared-utility',
  () => import('./second-step.view'),
);
