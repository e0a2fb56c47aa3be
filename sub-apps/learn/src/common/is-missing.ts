import { errorCodes } from '@edu/shared-utility';

const codes: readonly number[] = [
  errorCodes.invalidInput,
  errorCodes.notFound,
  errorCodes.forbidden,
];

/** Whether the code means that there is no such course: invalid id, deleted, or not accessible. */
export const isMissingCode = (code: number): boolean => codes.includes(code);
