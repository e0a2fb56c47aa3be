import {
  type ApiError,
  type CallOptions,
  errorCodes,
  isApiError,
  sharedPhrases,
} from '@edu/shared-utility';
import { phrases } from '../phrases';

/** The answer has its place on the page, so nothing is toasted. */
export const quietly: CallOptions = { toast: false };

export interface Failure {
  code: number;
  message: string;
  /** Messages beside fields, where the server names them in `data.fields`. */
  fields: Readonly<Record<string, string>>;
  /** The API does not know the call: one of ours, on an API that is the customer's own. */
  absent: boolean;
}

const isAbsent = ({ code, status }: ApiError): boolean =>
  status === 404 || code === errorCodes.notFound || code === errorCodes.notImplemented;

function fieldsOf(data: unknown): Failure['fields'] {
  if (typeof data !== 'object' || data === null || !('fields' in data)) return {};
  const entries = Object.entries(data.fields ?? {});
  return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string'));
}

/** What a person is told of an error: the server's words, or a plain sentence for a fault of ours. */
export function toFailure(error: unknown): Failure {
  if (!isApiError(error)) {
    console.error(error);
    return { code: -1, message: phrases.t('page.crashed'), fields: {}, absent: false };
  }
  const unanswered = error.kind === 'network' || error.kind === 'timeout';
  const message = unanswered ? sharedPhrases.t('network') : error.message;
  return { code: error.code, message, fields: fieldsOf(error.data), absent: isAbsent(error) };
}
