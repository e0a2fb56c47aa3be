import {
  api,
  configurationKey,
  configValue,
  context,
  type FrontendConfiguration,
} from '@edu/shared-utility';
import { phrases } from '../phrases';

/** The tab's title: the tenant's, else the product's own (specification §8). */
export function applyTitle(): void {
  document.title = context.get('pageTitle') || phrases.t('defaultTitle');
}

/** Puts the tenant's configuration into the login context (specification §3). */
export function applyConfiguration(configuration: FrontendConfiguration): void {
  context.set('frontendConfig', configuration.entries);
  context.set('domain', configuration.domains);
  context.set('logo', configuration.logo);
  context.set('pageTitle', configuration.pageTitle);
  const theme = configValue('theme');
  if (theme === 'init' || theme === 'red') context.set('theme', theme);
}

/**
 * Fetches the tenant's configuration. A failure leaves what an earlier visit stored; a first visit
 * gets the default title, and the page works either way. Never rejects.
 */
export async function loadTenant(): Promise<void> {
  try {
    applyConfiguration(await api.configuration.find({ key: configurationKey() }));
  } catch {
    // The request client decides about the toast; the default title is the state a person sees.
  }
  applyTitle();
}
