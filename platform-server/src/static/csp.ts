export interface CspOptions {
  /** Of this answer's styles; null where a host only serves files, so that all styles are let in. */
  readonly nonce: string | null;
  /** Digests of the scripts that are in the page itself, as `sha256-…`. */
  readonly inlineScripts: readonly string[];
  /** Origins (or `http://localhost:*`) that modules may come from. */
  readonly moduleHosts: readonly string[];
  /** Origins that pictures and videos may come from besides the site itself. */
  readonly pictureHosts: readonly string[];
  /** Origins that the page calls, besides its own. */
  readonly apiOrigins: readonly string[];
  /** Origins of sites that the page embeds. */
  readonly frameOrigins: readonly string[];
}

/** The same hosts by sockets, of those that are spoken to without TLS: only this machine's are. */
const socketsOf = (hosts: readonly string[]): readonly string[] =>
  hosts
    .filter((host) => host.startsWith('http://'))
    .map((host) => host.replace('http://', 'ws://'));

/** The policy of architecture §2, §3: no eval, no inline script but those whose digest we know, styles by nonce. */
export function contentSecurityPolicy(options: CspOptions): string {
  const { nonce, inlineScripts, moduleHosts, pictureHosts, apiOrigins, frameOrigins } = options;
  const pictures = [...apiOrigins, ...pictureHosts];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts.map((digest) => `'${digest}'`), ...moduleHosts],
    // The nonce is in the page for anyone who adds a style, so it must never allow a script (ADR 0051).
    'style-src': [
      "'self'",
      nonce === null ? "'unsafe-inline'" : `'nonce-${nonce}'`,
      ...moduleHosts,
    ],
    // Not every https host: a picture's address is a ready way out for what a script has read. Scripts of the allowed
    // hosts may call those anyway.
    'img-src': ["'self'", 'data:', 'blob:', ...pictures, ...moduleHosts],
    'font-src': ["'self'", 'data:', ...moduleHosts],
    'media-src': ["'self'", 'data:', 'blob:', ...pictures],
    // Foreign modules fetch their own maps and assets from where they came; a build server on this machine tells of
    // edits by a socket.
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
