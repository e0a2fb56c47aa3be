import { isApiError, isUnanswered } from '../http';
import { sharedPhrases } from '../i18n';
import { phrases } from './phrases';

/** The messages in `data.fields` of an envelope; empty where it has none. */
function fieldsOf(data: unknown): string[] {
  if (typeof data !== 'object' || data === null || !('fields' in data)) return [];
  return Object.values(data.fields ?? {}).filter((text) => typeof text === 'string');
}

/** The message for a refused proof: the server's, or that no passkey was used. */
export function refusedFields(reason: unknown): string {
  if (isApiError(reason)) {
    return fieldsOf(reason.data)[0] ?? (reason.message || sharedPhrases.t('network'));
  }
  console.warn('A passkey was not used.', reason);
  return phrases.t('passkeyRefused');
}

/** Whether a code may still be valid after an error: without a response it may not have been read. */
export const mayBeValid = (reason: unknown): boolean => isUnanswered(reason);
