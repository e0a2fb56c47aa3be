import { safeReturnTo } from '@edu/shared-utility';

export type ErrorKind = 'notFound' | 'forbidden' | 'module' | 'server';

export interface ErrorInfo {
  readonly kind: ErrorKind;
  /** Shown small, for the person who is asked for help. */
  readonly code: string;
  /** The address that did not work, of this site and free to be shown; null when unknown. */
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
 * What /error has to say, from its address: `code` (404, 403, module, 500) and `from` (a path of
 * this site). An address of another page is unknown: not found.
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
