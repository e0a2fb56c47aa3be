import { safeReturnTo } from '@edu/shared-utility';

export type ErrorKind = 'notFound' | 'forbidden' | 'module' | 'server';

export interface ErrorInfo {
  readonly kind: ErrorKind;
  /** Details in small print, for support. */
  readonly code: string;
  /** The address that failed, if it is one of this site that may be shown; null if unknown. */
  readonly from: string | null;
}

const kinds: Readonly<Record<string, ErrorKind>> = {
  '404': 'notFound',
  '403': 'forbidden',
  '40300': 'forbidden',
  module: 'module',
  '500': 'server',
};

/**
 * Content of /error by its address: `code` (404, 403, module, 500) and `from` (a path of this site). Shown at any other
 * address, it says that the page was not found.
 */
export function readError(pathname: string, search: string): ErrorInfo {
  if (pathname.replace(/\/$/, '') !== '/error') {
    return { kind: 'notFound', code: '404', from: pathname + search };
  }
  const query = new URLSearchParams(search);
  const code = query.get('code') ?? '404';
  const kind = Object.hasOwn(kinds, code) ? kinds[code] : undefined;
  return { kind: kind ?? 'server', code: code.slice(0, 16), from: safeReturnTo(query.get('from')) };
}
