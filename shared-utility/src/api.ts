import { apiBaseUrl, limits } from './environment';
import { type Api, createApiClient } from './http';
import { sharedPhrases } from './i18n';
import { expire } from './session/end';
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

/** The page's own client. */
export const api: Api = createApiClient({
  baseUrl: apiBaseUrl,
  headers: contextHeaderValues,
  onSessionEnd: expire,
  onToast: ({ kind, message }) => toast[kind](message),
  networkMessage: () => sharedPhrases.t('network'),
});
