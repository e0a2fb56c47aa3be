import { errorCodes } from './contract/error-codes';
import { type ApiError, type CallOptions, isApiError, isUnanswered } from './http';
import { sharedPhrases } from './i18n';

/** For answers that have their place on the page: nothing is toasted. */
export const quietly: CallOptions = { toast: false };

/** For what a person has sent: a refusal has its place beside a field; a missing answer is toasted as anywhere. */
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

/** What no server said. */
const pageFault = (): Pick<ApiError, 'kind' | 'code' | 'status' | 'data' | 'message'> => ({
  kind: 'business',
  code: -1,
  message: sharedPhrases.t('broken'),
});

function fieldsOf(data: unknown): Failure['fields'] {
  if (typeof data !== 'object' || data === null || !('fields' in data)) return {};
  const entries = Object.entries(data.fields ?? {});
  return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string'));
}

/** What a person is told of an error: the server's words, or a plain sentence for a fault of the page. */
export function toFailure(error: unknown): Failure {
  const isKnown = isApiError(error);
  if (!isKnown) console.error(error);
  const { kind, code, status, data, message } = isKnown ? error : pageFault();
  const unanswered = isKnown && isUnanswered(error);
  const absent =
    status === 404 ||
    status === 501 ||
    code === errorCodes.notFound ||
    code === errorCodes.notImplemented;
  const cancelled = kind === 'cancelled';
  return {
    code,
    message: cancelled ? '' : (!unanswered && message) || sharedPhrases.t('network'),
    fields: fieldsOf(data),
    absent,
    keptElsewhere: absent && (data as { keptBy?: unknown } | null)?.keptBy === 'platform',
    unanswered,
    cancelled,
  };
}
