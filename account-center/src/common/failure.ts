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
  /** No answer came: what was asked for may have been done or not. */
  unanswered: boolean;
  /** The person called it off; `message` is empty. */
  cancelled: boolean;
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
    const message = phrases.t('page.crashed');
    return { code: -1, message, fields: {}, absent: false, unanswered: false, cancelled: false };
  }
  const unanswered = ['network', 'timeout', 'protocol'].includes(error.kind);
  const message = unanswered ? sharedPhrases.t('network') : error.message;
  const fields = fieldsOf(error.data);
  const cancelled = error.kind === 'cancelled';
  const absent = isAbsent(error);
  return { code: error.code, message, fields, absent, unanswered, cancelled };
}
