/** Number and name, which are needed to look up a certificate. */
export interface CertificateQuery {
  readonly certificateNo: string;
  readonly name: string;
}

/** Maximum length of number and name; the server refuses longer ones. */
export const MAX_LETTERS = 64;

const PAGE = '/custom/certificateQueryResult';

const clean = (text: string | null): string => (text ?? '').trim().slice(0, MAX_LETTERS);

/** Number and name in an address; null where it has none. */
export function queryOf(search: URLSearchParams): CertificateQuery | null {
  const [certificateNo, name] = [clean(search.get('certificateNo')), clean(search.get('name'))];
  return certificateNo && name ? { certificateNo, name } : null;
}

/** Path of the result page within this app. */
export const resultPath = ({ certificateNo, name }: CertificateQuery): string =>
  `/certificateQueryResult?${new URLSearchParams({ certificateNo, name })}`;

/** Content of a QR code or a pasted link. */
export type ScanResult =
  | { readonly kind: 'query'; readonly query: CertificateQuery }
  /** A certificate's address on another site, which this one cannot look up. */
  | { readonly kind: 'elsewhere'; readonly host: string }
  | { readonly kind: 'other' };

/** @param origin origin of this page: a printed code must not lead to another site */
export function readLink(text: string, origin: string): ScanResult {
  const trimmed = text.trim();
  if (!/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed)) return { kind: 'other' };
  const url = new URL(trimmed);
  const query = queryOf(url.searchParams);
  if (url.pathname !== PAGE || !query) return { kind: 'other' };
  return url.origin === origin ? { kind: 'query', query } : { kind: 'elsewhere', host: url.host };
}
