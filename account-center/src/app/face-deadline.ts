import { effectiveTiming } from '@edu/shared-utility';

/** Ten minutes from now (specification §4). */
export const faceDeadline = (): number => Date.now() + effectiveTiming().faceMaximum;
