import { generateKeyPairSync, type KeyObject, sign, webcrypto } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { PublicCertificate } from '@edu/shared-utility';

/** jsdom lacks `crypto.subtle`; this installs Node's. */
export function installCrypto(subtle: unknown = webcrypto.subtle): void {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: subtle, configurable: true });
}

export interface Signer {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly open: { kty: string; crv: string; x: string; kid: string; alg: string; use: string };
}

export function signer(kid: string): Signer {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return {
    ...{ kid, privateKey },
    open: { kty: 'OKP', crv: 'Ed25519', x, kid, alg: 'EdDSA', use: 'sig' },
  };
}

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A credential, signed as by the server. */
export function credential(
  { kid, privateKey }: Signer,
  name = '李同学',
  template = '结业证书',
): string {
  const body = {
    issuer: { name: '阳光教育' },
    name: '母婴护理培训',
    validFrom: '2026-03-01T02:00:00.000Z',
    validUntil: '2029-03-01T02:00:00.000Z',
    credentialSubject: {
      identifier: [{ identityHash: name, identityType: 'name' }],
      licenseNumber: 'ZS20260001',
      achievement: { criteria: { narrative: template } },
    },
  };
  const signed = `${part({ alg: 'EdDSA', typ: 'JWT', kid })}.${part(body)}`;
  return `${signed}.${sign(null, Buffer.from(signed), privateKey).toString('base64url')}`;
}

/** Replaces the name in the signed content. */
export function altered(token: string): string {
  const [head = '', body = '', signature] = token.split('.');
  const text = Buffer.from(body, 'base64url').toString().replace('李同学', '王同学');
  return `${head}.${Buffer.from(text).toString('base64url')}.${signature}`;
}

/** A PDF with an attached, compressed file. */
export function pdfWith(attached: string): Buffer {
  const packed = deflateSync(attached);
  const head = `%PDF-1.7\n7 0 obj\n<< /Type /EmbeddedFile /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream\nendobj\n%%EOF')]);
}

export const publicCertificate = (
  overrides: Partial<PublicCertificate> = {},
): PublicCertificate => ({
  ...{ certificateNo: 'ZS20260001', name: '李同学', trainTitle: '母婴护理培训', status: 'valid' },
  ...{ issuedAt: '2026-03-01T02:00:00.000Z', expiresAt: '2029-03-01T02:00:00.000Z' },
  ...{ revokedAt: null, organName: '阳光教育', idNumber: null, skill: '母婴护理' },
  ...{ credential: 'eyJ.eyJ.sig' },
  ...overrides,
});
