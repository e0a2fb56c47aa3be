/**
 * Computes where a page finds its API. Page and server share it, so that the server's policy allows what the page
 * calls.
 */
export const ENVIRONMENTS = ['testing1', 'testing2', 'testing3', 'fat', 'uat'] as const;
export type Environment = (typeof ENVIRONMENTS)[number] | 'production';

const PAGE_HOST = new RegExp(`^(?:(${ENVIRONMENTS.join('|')})-)?admin\\.(.+)$`);

/** The parts of a page's location that decide; `origin` includes the port. */
export interface PageAddress {
  readonly hostname: string;
  readonly origin: string;
}

/** True for localhost, *.localhost and bare IP addresses: there the API shares the page's origin. */
export function isLocalHost(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    /^\d{1,3}(\.\d{1,3}){3}$/.test(hostname) ||
    hostname.startsWith('[')
  );
}

/** `[<env>-]admin.<domain>` → its environment; production for everything else (architecture §3). */
export function environmentOf(hostname: string): Environment {
  return (PAGE_HOST.exec(hostname)?.[1] as Environment | undefined) ?? 'production';
}

/** API origin for a page's location; the page's own origin where the host follows no rule. */
export function apiHostOf(page: PageAddress): string {
  if (isLocalHost(page.hostname)) return page.origin;
  const match = PAGE_HOST.exec(page.hostname);
  if (!match) return page.origin;
  const [, environment, domain] = match;
  return `https://${environment ? `${environment}-` : ''}api.${domain}`;
}

/** True for what a configured address may be: http or https, or a path on the page's own origin such as `/`. */
export function isApiAddress(text: unknown): text is string {
  if (typeof text !== 'string') return false;
  if (text.startsWith('/')) return !/^\/[/\\]|[\s?#\\]/.test(text);
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  // Browsers refuse to fetch an address that contains a password.
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

/**
 * The API's base without a final slash: the configured one if it is valid (`isApiAddress`), else the one derived
 * from the page's host.
 */
export function apiAddress(configured: unknown, page: PageAddress): string {
  if (!isApiAddress(configured)) return apiHostOf(page);
  return new URL(configured, page.origin).href.replace(/\/+$/, '');
}

/** Base of the shell's own calls: the configured one, else the API's. */
export function shellAddress(
  { apiBaseUrl, shellApiUrl }: { apiBaseUrl?: unknown; shellApiUrl?: unknown },
  page: PageAddress,
): string {
  return apiAddress(isApiAddress(shellApiUrl) ? shellApiUrl : apiBaseUrl, page);
}
