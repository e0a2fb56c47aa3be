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
  /** Another platform makes the sessions, and only that one could answer: `message` says so. */
  keptElsewhere: boolean;
  /** No answer came: what was asked for may have been done or not. */
  unanswered: boolean;
  /** The person called it off; `message` is empty. */
  cancelled: boolean;
}

const isAbsent = ({ code, status }: ApiError): boolean =>
  status === 404 || code === errorCodes.notFound || code === errorCodes.notImplemented;

const isKeptElsewhere = ({ data }: ApiError): boolean =>
  typeof data === 'object' && data !== null && 'keptBy' in data && data.keptBy === 'platform';

function fieldsOf(data: unknown): Failure['fields'] {
  if (typeof data !== 'object' || data === null || !('fields' in data)) return {};
  const entries = Object.entries(data.fields ?? {});
  return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string'));
}

const nothing = {
  fields: {},
  absent: false,
  keptElsewhere: false,
  unanswered: false,
  cancelled: false,
};

/** What a person is told of an error: the server's words, or a plain sentence for a fault of ours. */
export function toFailure(error: unknown): Failure {
  if (!isApiError(error)) {
    console.error(error);
    const message = phrases.t('page.crashed');
    return { ...nothing, code: -1, message };
  }
  const unanswered = ['network', 'timeout', 'protocol'].includes(error.kind);
  const message = unanswered ? sharedPhrases.t('network') : error.message;
  const fields = fieldsOf(error.data);
  const cancelled = error.kind === 'cancelled';
  const absent = isAbsent(error);
  const keptElsewhere = absent && isKeptElsewhere(error);
  return { code: error.code, message, fields, absent, keptElsewhere, unanswered, cancelled };
}
