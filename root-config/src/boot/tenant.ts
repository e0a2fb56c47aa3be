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

/** The title that this file set last; any other title was set by a page. */
let titleSetHere = '';

/** The tab's title: the tenant's, else the product's own (specification §8); a page's own stays. */
export function applyTitle(): void {
  if (titleSetHere !== '' && document.title !== '' && document.title !== titleSetHere) return;
  document.title = context.get('pageTitle') || phrases.t('defaultTitle');
  titleSetHere = document.title;
}

/** Puts a card's title before the tenant's while the card is shown; null restores the tenant's. */
export function applyCardTitle(card: string | null): void {
  const site = context.get('pageTitle') || phrases.t('defaultTitle');
  document.title = [card, site].filter(Boolean).join(' · ');
  titleSetHere = document.title;
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

/**
 * The configuration that the server embedded in the page, which saves a first visit a request before its first
 * paint.
 */
function embeddedConfiguration(): FrontendConfiguration | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="edu-tenant"]');
  try {
    return meta?.content ? JSON.parse(meta.content) : null;
  } catch {
    return null;
  }
}

/**
 * Applies the tenant's configuration, embedded in the page or fetched. On failure the stored one of an earlier
 * visit stays, and a first visit gets the default title. Never rejects.
 */
export async function loadTenant(): Promise<void> {
  try {
    applyConfiguration(
      embeddedConfiguration() ?? (await api.configuration.find({ key: configurationKey() })),
    );
  } catch (error) {
    if (isApiError(error) && error.code === errorCodes.tenantUnknown) {
      context.set('tenantUnknown', true);
    }
    // The request client shows the toast; here the default title is all that remains to be done.
  }
  applyTitle();
}
