import { errorCodes, type Failure, toFailure } from '@edu/shared-utility';

/** Error of a screen: a failed call, or a refusal of its own. */
export type Refusal = Pick<Failure, 'code' | 'message'> & Partial<Pick<Failure, 'fields'>>;

/** Converts a failed call to an error; a refused code is an error of its field, even if the server named none. */
export function toRefusal(error: unknown): Refusal {
  const { code, message, fields } = toFailure(error);
  const isCodeRefusal = code === errorCodes.codeRefused && Object.keys(fields).length === 0;
  return { code, message, fields: isCodeRefusal ? { authCode: message } : fields };
}
