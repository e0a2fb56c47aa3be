import { errorCodes, type Failure, toFailure } from '@edu/shared-utility';

/** What a screen keeps of a failed call, or says of its own accord. */
export type Refusal = Pick<Failure, 'code' | 'message'> & Partial<Pick<Failure, 'fields'>>;

/** What is said of a failed call; a refused code belongs to its field, also where none was named. */
export function toRefusal(error: unknown): Refusal {
  const { code, message, fields } = toFailure(error);
  const isOfCode = code === errorCodes.codeRefused && Object.keys(fields).length === 0;
  return { code, message, fields: isOfCode ? { authCode: message } : fields };
}
