import { errorCodes } from '@edu/shared-utility';
import { isMissingCode } from '@edu/shared-utility/data';

/** Whether the code means that this learner has no such course; whether it exists for others is not revealed. */
export const isMissingForLearner = (code: number): boolean =>
  code === errorCodes.forbidden || isMissingCode(code);
