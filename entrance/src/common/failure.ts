import { isApiError, sharedPhrases } from '@edu/shared-utility';
import { phrases } from '../phrases';

export interface Failure {
  /** Business code of the envelope, or -1 for a fault of ours. */
  readonly code: number;
  /** In the person's language. */
  readonly message: string;
  /** What the server says of single fields, by their names. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** `data.fields` of the envelope, as far as it is what the contract says. */
function fieldsOf(data: unknown): Failure['fields'] {
  if (typeof data !== 'object' || data === null || !('fields' in data)) return undefined;
  const { fields } = data;
  if (typeof fields !== 'object' || fields === null) return undefined;
  const said = Object.entries(fields).filter((entry) => typeof entry[1] === 'string');
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}

/** What a person is told of an error: the server's words, or a plain sentence for a fault of ours. */
export function toFailure(error: unknown): Failure {
  if (isApiError(error)) {
    const told = error.kind === 'business' && error.message;
    const message = told || sharedPhrases.t('network');
    return { code: error.code, message, fields: fieldsOf(error.data) };
  }
  console.error(error);
  return { code: -1, message: phrases.t('common.crashed') };
}
