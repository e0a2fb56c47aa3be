import type { CertificateQuery } from './certificate-query';

/** A parsed credential, not verified yet. */
export interface Token {
  readonly kid: string;
  readonly algorithm: string;
  /** The signed bytes and their signature. */
  readonly signed: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
  readonly claims: TokenClaims;
}

/** Claims of a credential about a certificate. */
export interface TokenClaims extends CertificateQuery {
  /** Null where it belongs to no training. */
  readonly title: string | null;
  readonly organName: string;
  readonly issuedAt: string;
  readonly expiresAt: string | null;
}

/** A compact JWS of three URL-safe parts, anywhere in a text. */
const JWS = /eyJ[\w-]{10,16000}\.[\w-]{10,16000}\.[\w-]{20,1000}/;

/** The first credential in a text, be that the text itself or a JSON file around it. */
export const findToken = (text: string): string | null => JWS.exec(text)?.[0] ?? null;

function bytesOf(part: string): Uint8Array<ArrayBuffer> {
  const plain = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

const jsonOf = (part: string): unknown => JSON.parse(new TextDecoder().decode(bytesOf(part)));

/** Reads a nested member of an unknown value; undefined where there is none. */
const valueAt = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (inner, step) => (inner instanceof Object ? Reflect.get(inner, step) : undefined),
    value,
  );

const textAt = (value: unknown, ...path: readonly (string | number)[]): string => {
  const text = valueAt(value, ...path);
  return typeof text === 'string' ? text : '';
};

function claimsOf(body: unknown): TokenClaims | null {
  const certificateNo = textAt(body, 'credentialSubject', 'licenseNumber');
  const name = textAt(body, 'credentialSubject', 'identifier', 0, 'identityHash');
  if (!certificateNo || !name) return null;
  const achievement = ['credentialSubject', 'achievement'];
  // Without a training the title is that of the template.
  const title = textAt(body, 'name');
  return {
    ...{ certificateNo, name },
    title: title === textAt(body, ...achievement, 'criteria', 'narrative') ? null : title,
    organName: textAt(body, 'issuer', 'name'),
    issuedAt: textAt(body, 'validFrom'),
    expiresAt: textAt(body, 'validUntil') || null,
  };
}

/** Parses a compact JWS; null where it is no certificate's. */
export function readToken(jws: string): Token | null {
  const [head = '', body = '', signature = ''] = jws.split('.');
  try {
    const [header, claims] = [jsonOf(head), claimsOf(jsonOf(body))];
    return (
      claims && {
        kid: textAt(header, 'kid'),
        algorithm: textAt(header, 'alg'),
        signed: Uint8Array.from(`${head}.${body}`, (letter) => letter.charCodeAt(0)),
        signature: bytesOf(signature),
        claims,
      }
    );
  } catch {
    return null;
  }
}
