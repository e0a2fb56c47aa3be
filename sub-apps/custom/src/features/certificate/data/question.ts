/** What somebody has to know of a certificate to be told about it. */
export interface Question {
  readonly certificateNo: string;
  readonly name: string;
}

/** Of the number and the name; longer ones the server refuses. */
export const MOST_LETTERS = 64;

const PAGE = '/custom/certificateQueryResult';

const clean = (text: string | null): string => (text ?? '').trim().slice(0, MOST_LETTERS);

/** The question of an address; null where it names no certificate. */
export function questionOf(search: URLSearchParams): Question | null {
  const [certificateNo, name] = [clean(search.get('certificateNo')), clean(search.get('name'))];
  return certificateNo && name ? { certificateNo, name } : null;
}

/** The result page within this app. */
export const resultPath = ({ certificateNo, name }: Question): string =>
  `/certificateQueryResult?${new URLSearchParams({ certificateNo, name })}`;

/** What a QR code or a pasted link says. */
export type Scanned =
  | { readonly kind: 'question'; readonly question: Question }
  /** A certificate's address on another site, which this one cannot answer for. */
  | { readonly kind: 'elsewhere'; readonly host: string }
  | { readonly kind: 'other' };

/** @param origin of this page: anyone who printed the code must not choose where a person is led */
export function readLink(text: string, origin: string): Scanned {
  const trimmed = text.trim();
  if (!/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed)) return { kind: 'other' };
  const url = new URL(trimmed);
  const question = questionOf(url.searchParams);
  if (url.pathname !== PAGE || !question) return { kind: 'other' };
  return url.origin === origin
    ? { kind: 'question', question }
    : { kind: 'elsewhere', host: url.host };
}
