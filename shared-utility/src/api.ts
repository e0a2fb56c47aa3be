import { apiBaseUrl, limits, shellBaseUrl } from './environment';
import { emit } from './events';
import { type Api, createApiClient } from './http';
import { sharedPhrases } from './i18n';
import { proofPort } from './proof';
import { endReason, expire } from './session/end';
import { context } from './storage';
import { toast } from './toast';

/** The context headers of specification §7. */
export function contextHeaderValues(): Record<string, string> {
  return {
    token: context.get('token') ?? '',
    organ: context.get('organ') ?? '',
    actor: context.get('actor') ?? '',
    branch: context.get('branch') ?? '',
    channel: context.get('channel'),
    'source-host': limits.sourceHost,
    locale: context.get('language'),
    timezone: context.get('timezone'),
  };
}

const sharedOptions = {
  baseUrl: apiBaseUrl,
  shellUrl: shellBaseUrl,
  networkMessage: () => sharedPhrases.t('network'),
};

/** The page's own client. */
export const api: Api = createApiClient({
  ...sharedOptions,
  headers: contextHeaderValues,
  onSessionEnd: (error) => expire(endReason(error)),
  onRefused: (refused) => emit('call:refused', refused),
  proof: proofPort,
  onToast: ({ kind, message }) => toast[kind](message),
});

/** A client for a session that is not the page's yet; its callers show failures themselves. */
export const apiFor = (token: string): Api =>
  createApiClient({ ...sharedOptions, headers: () => ({ ...contextHeaderValues(), token }) });
