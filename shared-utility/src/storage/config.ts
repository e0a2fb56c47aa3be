import { context } from './context';

/** Value of an entry of the tenant's frontend configuration. */
export function configValue(key: string): string | undefined {
  return context.get('frontendConfig').find((entry) => entry.key === key)?.value;
}

/** The new-SaaS flag: entry `isNewSaas` equal to 'true' (specification §2, routing guard). */
export function isNewSaas(): boolean {
  return configValue('isNewSaas') === 'true';
}

/** The language switcher of the header is only shown if `is_i18n` is 'true' (specification §2). */
export function isI18nEnabled(): boolean {
  return configValue('is_i18n') === 'true';
}
