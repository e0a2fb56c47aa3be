import { isApiError } from '../http';
import { sharedPhrases } from '../i18n';
import { phrases } from './phrases';

/** `data.fields` of the envelope, as far as it is one. */
function fieldsOf(data: unknown): string[] {
  if (typeof data !== 'object' || data === null || !('fields' in data)) return [];
  return Object.values(data.fields ?? {}).filter((text) => typeof text === 'string');
}

/** What a person is told when a proof did not count: the server's words, or that no passkey was used. */
export function refusedFields(reason: unknown): string {
  if (isApiError(reason)) {
    return fieldsOf(reason.data)[0] ?? (reason.message || sharedPhrases.t('network'));
  }
  console.warn('A passkey was not used.', reason);
  return phrases.t('passkeyRefused');
}
