import { readLink, type ScanResult } from './certificate-query';
import { credentialOfPdf } from './pdf-credential';
import { readQrPicture } from './qr-picture';
import { findToken, readToken, type Token } from './token';

/** Content of a file or of pasted text. */
export type ReadResult =
  | ScanResult
  | { readonly kind: 'credential'; readonly token: Token }
  | { readonly kind: 'refused'; readonly reason: Refusal };

export type Refusal = 'large' | 'noCredential' | 'noCode' | 'unreadable' | 'part';

const LARGEST = 20 * 1024 * 1024;

const refusedRead = (reason: Refusal): ReadResult => ({ kind: 'refused', reason: reason });

function credential(jws: string | null): ReadResult {
  const token = jws && readToken(jws);
  return token ? { kind: 'credential', token } : refusedRead('noCredential');
}

/** @param origin origin of this page */
export function readText(text: string, origin: string): ReadResult {
  const jws = findToken(text);
  return jws ? credential(jws) : readLink(text, origin);
}

const startsWith = (bytes: Uint8Array, letters: string): boolean =>
  [...letters].every((letter, index) => bytes[index] === letter.charCodeAt(0));

/** Reads a file in the browser: a PDF or text with a credential, or the picture of a QR code. */
export async function readFile(file: File, origin: string): Promise<ReadResult> {
  if (file.size > LARGEST) return refusedRead('large');
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return refusedRead('unreadable');
  }
  if (startsWith(bytes, '%PDF')) return credential(await credentialOfPdf(bytes));
  // Detected by content, not by name: a text file either contains a credential or is no certificate.
  const token = findToken(new TextDecoder().decode(bytes));
  if (token) return credential(token);
  const code = await readQrPicture(file);
  if (code === undefined) return refusedRead('noCredential');
  return code === null ? refusedRead('noCode') : readLink(code, origin);
}
