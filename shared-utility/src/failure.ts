import { errorCodes } from './contract/error-codes';
import { type ApiError, type CallOptions, isApiError, isUnanswered } from './http';
import { sharedPhrases } from './i18n';

/** For answers that have their place on the page: nothing is toasted. */
export const quietly: CallOptions = { toast: false };

/** For what a person has sent: a refusal has its place beside a field; that nobody answered is toasted as anywhere. */
export const refusedInPlace: CallOptions = { toast: 'unanswered' };

/** What a person can be told of a failed call. */
export interface Failure {
  /** Of the envelope; below 0 where no server answered, -1 for a fault of the page. */
  readonly code: number;
  /** In the person's language. */
  readonly message: string;
  /** Messages beside fields, where the server names them in `data.fields`. */
  readonly fields: Readonly<Record<string, string>>;
  /** The API does not know the call: one of ours, on an API that is the customer's own. */
  readonly absent: boolean;
  /** Another platform makes the sessions, and only that one could answer: `message` says so. */
  readonly keptElsewhere: boolean;
  /** No answer came: what was asked for may have been done or not. */
  readonly unanswered: boolean;
  /** The person called it off; `message` is empty. */
  readonly cancelled: boolean;
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

function messageOf({ kind, message }: ApiError, unanswered: boolean): string {
  if (kind === 'cancelled') return '';
  return (!unanswered && message) || sharedPhrases.t('network');
}

/** What a person is told of an error: the server's words, or a plain sentence for a fault of the page. */
export function toFailure(error: unknown): Failure {
  if (!isApiError(error)) {
    console.error(error);
    return { ...nothing, code: -1, message: sharedPhrases.t('broken') };
  }
  const unanswered = isUnanswered(error);
  const absent = isAbsent(error);
  return {
    code: error.code,
    message: messageOf(error, unanswered),
    fields: fieldsOf(error.data),
    absent,
    keptElsewhere: absent && isKeptElsewhere(error),
    unanswered,
    cancelled: error.kind === 'cancelled',
  };
}
