import { errorCodes } from '@edu/shared-utility';

const codes: readonly number[] = [
  errorCodes.invalidInput,
  errorCodes.notFound,
  errorCodes.forbidden,
];

/** Of an address whose id can be none, of a course that is gone, and of one that others have. */
export const isMissingCode = (code: number): boolean => codes.includes(code);
