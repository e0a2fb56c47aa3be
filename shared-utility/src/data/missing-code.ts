import { errorCodes } from '@edu/shared-utility';

/** Whether a failed call's code means that there is no such row; no row can have an id of an invalid form. */
export const isMissingCode = (code: number | null | undefined): boolean =>
  code === errorCodes.notFound || code === errorCodes.invalidInput;
