import type { Failure } from '@edu/shared-utility';

/** What a screen keeps of a failed call, or says of its own accord. */
export type Refusal = Pick<Failure, 'code' | 'message'> & Partial<Pick<Failure, 'fields'>>;
