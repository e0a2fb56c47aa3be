export interface CspOptions {
  readonly nonce: string;
  /** Origins (or `http://localhost:*`) that modules may come from. */
  readonly moduleHosts: readonly string[];
  readonly apiBaseUrl: string | null;
  readonly dataAdminUrl: string | null;
}

const originOf = (address: string | null): string[] => (address ? [new URL(address).origin] : []);

/** The policy of design §2–3: no eval, no inline script, styles by nonce. */
export function contentSecurityPolicy(options: CspOptions): string {
  const { nonce, moduleHosts, apiBaseUrl, dataAdminUrl } = options;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...moduleHosts],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'https:', 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'media-src': ["'self'", 'https:', 'blob:'],
    // Foreign modules fetch their own maps and assets from where they came.
    'connect-src': ["'self'", ...originOf(apiBaseUrl), ...moduleHosts],
    'frame-src': ["'self'", ...originOf(dataAdminUrl)],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
