import { type Environment, runtimeConfig } from './runtime-config';

const ENVIRONMENTS = ['testing1', 'testing2', 'testing3', 'fat', 'uat'] as const;
const PAGE_HOST = new RegExp(`^(?:(${ENVIRONMENTS.join('|')})-)?admin\\.(.+)$`);

/** True for localhost, *.localhost and bare IP addresses: there the API shares the page's origin. */
export function isLocalHost(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    /^\d{1,3}(\.\d{1,3}){3}$/.test(hostname) ||
    hostname.startsWith('[')
  );
}

/** `[<env>-]admin.<domain>` → its environment; production for everything else (design §3). */
export function environmentOf(hostname: string): Environment {
  return (PAGE_HOST.exec(hostname)?.[1] as Environment | undefined) ?? 'production';
}

/** API origin for a page's location; the page's own origin where the host follows no rule. */
export function apiHostOf(page: Pick<Location, 'hostname' | 'origin'>): string {
  if (isLocalHost(page.hostname)) return page.origin;
  const match = PAGE_HOST.exec(page.hostname);
  if (!match) return page.origin;
  const [, environment, domain] = match;
  return `https://${environment ? `${environment}-` : ''}api.${domain}`;
}

export function apiBaseUrl(): string {
  return runtimeConfig().apiBaseUrl?.replace(/\/+$/, '') ?? apiHostOf(window.location);
}

export function environment(): Environment {
  return runtimeConfig().environment ?? environmentOf(window.location.hostname);
}

/** Key of the environment's frontend configuration: `frontend_config_<env>`, production `frontend_config`. */
export function configurationKey(): string {
  const name = environment();
  return name === 'production' ? 'frontend_config' : `frontend_config_${name}`;
}
