export interface CspOptions {
  /** Nonce of this reply's styles; null on hosts that only serve files, where all inline styles are allowed. */
  readonly nonce: string | null;
  /** Digests of the page's inline scripts, as `sha256-…`. */
  readonly inlineScripts: readonly string[];
  /** Origins (or `http://localhost:*`) from which modules may be loaded. */
  readonly moduleHosts: readonly string[];
  /** Origins of pictures and videos, besides the site itself. */
  readonly pictureHosts: readonly string[];
  /** Origins that the page calls, besides its own. */
  readonly apiOrigins: readonly string[];
  /** Origins of sites that the page embeds in frames. */
  readonly frameOrigins: readonly string[];
}

/** The WebSocket sources of the hosts without TLS, which are development servers on this machine. */
const socketsOf = (hosts: readonly string[]): readonly string[] =>
  hosts
    .filter((host) => host.startsWith('http://'))
    .map((host) => host.replace('http://', 'ws://'));

/** The Content-Security-Policy of architecture §2, §3: no eval, inline scripts by digest only, styles by nonce. */
export function contentSecurityPolicy(options: CspOptions): string {
  const { nonce, inlineScripts, moduleHosts, pictureHosts, apiOrigins, frameOrigins } = options;
  const pictures = [...apiOrigins, ...pictureHosts];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts.map((digest) => `'${digest}'`), ...moduleHosts],
    // The page exposes the nonce to code that adds styles, so it must never allow a script (ADR 0051).
    'style-src': [
      "'self'",
      nonce === null ? "'unsafe-inline'" : `'nonce-${nonce}'`,
      ...moduleHosts,
    ],
    // Not every https host, since a script could send data out in a picture's address. Scripts of the allowed hosts
    // may call those hosts anyway.
    'img-src': ["'self'", 'data:', 'blob:', ...pictures, ...moduleHosts],
    'font-src': ["'self'", 'data:', ...moduleHosts],
    'media-src': ["'self'", 'data:', 'blob:', ...pictures],
    // Foreign modules fetch assets from their own host; a development server on this machine announces edits by
    // WebSocket.
    'connect-src': ["'self'", ...apiOrigins, ...moduleHosts, ...socketsOf(moduleHosts)],
    'frame-src': ["'self'", ...frameOrigins],
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
