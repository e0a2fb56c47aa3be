import {
  api,
  configurationKey,
  configValue,
  context,
  errorCodes,
  type FrontendConfiguration,
  isApiError,
} from '@edu/shared-utility';
import { phrases } from '../phrases';

/** What this file has written last; any other title is a page's. */
let ours = '';

/** The tab's title: the tenant's, else the product's own (specification §8); a page's own stays. */
export function applyTitle(): void {
  if (ours !== '' && document.title !== '' && document.title !== ours) return;
  document.title = context.get('pageTitle') || phrases.t('defaultTitle');
  ours = document.title;
}

/** The title while a card replaces a page, and back. */
export function applyCardTitle(card: string | null): void {
  const site = context.get('pageTitle') || phrases.t('defaultTitle');
  document.title = [card, site].filter(Boolean).join(' · ');
  ours = document.title;
}

/** Puts the tenant's configuration into the login context (specification §3). */
export function applyConfiguration(configuration: FrontendConfiguration): void {
  context.set('tenantUnknown', false);
  context.set('frontendConfig', configuration.entries);
  context.set('domain', configuration.domains);
  context.set('logo', configuration.logo);
  context.set('pageTitle', configuration.pageTitle);
  const theme = configValue('theme');
  if (theme === 'init' || theme === 'red' || theme === 'green') context.set('theme', theme);
}

/** What the server put into the page: it spares a first visit the call before its first paint. */
function embedded(): FrontendConfiguration | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="edu-tenant"]');
  try {
    return meta?.content ? JSON.parse(meta.content) : null;
  } catch {
    return null;
  }
}

/**
 * Takes the tenant's configuration from the page, or fetches it where a host only serves files. A failure leaves what
 * an earlier visit stored; a first visit gets the default title, and the page works either way. Never rejects.
 */
export async function loadTenant(): Promise<void> {
  try {
    applyConfiguration(embedded() ?? (await api.configuration.find({ key: configurationKey() })));
  } catch (error) {
    if (isApiError(error) && error.code === errorCodes.tenantUnknown) {
      context.set('tenantUnknown', true);
    }
    // The request client decides about the toast; the default title is the state a person sees.
  }
  applyTitle();
}
