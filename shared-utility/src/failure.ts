import { errorCodes } from './contract/error-codes';
import { type ApiError, type CallOptions, isApiError, isUnanswered } from './http';
import { sharedPhrases } from './i18n';

/** For calls whose failure the page shows itself: nothing is toasted. */
export const withoutToast: CallOptions = { toast: false };

/** For forms: a refusal is shown beside its field, a missing response is toasted. */
export const refusedInPlace: CallOptions = { toast: 'unanswered' };

/** A failed call in terms that can be shown to a person. */
export interface Failure {
  /** Code of the envelope; negative without a response (`clientCodes`), -1 also for an error of the page. */
  readonly code: number;
  /** In the person's language. */
  readonly message: string;
  /** Messages by field, where the server names fields in `data.fields`. */
  readonly fields: Readonly<Record<string, string>>;
  /** The API does not have this call, which is ours and not the specification's. */
  readonly absent: boolean;
  /** Another platform manages the sessions, and only it could answer; `message` says so. */
  readonly keptElsewhere: boolean;
  /** No response arrived: the request may or may not have taken effect. */
  readonly unanswered: boolean;
  /** The person cancelled the call; `message` is empty. */
  readonly cancelled: boolean;
}

/** Failure for an error that is no response of the server. */
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

/** Converts an error: the server's message, or a general sentence for an error of the page. */
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
