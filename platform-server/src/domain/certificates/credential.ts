import { SignJWT } from 'jose';
import type { CertificateValues } from '../../db/schema';
import { ALGORITHM, type SigningKey } from './signing-keys';

export interface CredentialSubject {
  readonly id: string;
  readonly number: string;
  readonly templateId: string;
  readonly templateName: string;
  readonly skill: string;
  readonly values: CertificateValues;
  readonly issuedAt: Date;
  readonly expiresAt: Date | null;
}

const urn = (id: string): string => `urn:uuid:${id}`;

/** The certificate as an Open Badges 3.0 credential. It does not say whether it was revoked, which may change later. */
const achievementOf = (attested: CredentialSubject, origin: string) => ({
  '@context': [
    'https://www.w3.org/ns/credentials/v2',
    'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
  ],
  id: urn(attested.id),
  type: ['VerifiableCredential', 'OpenBadgeCredential'],
  issuer: { id: origin, type: ['Profile'], name: attested.values.organName },
  validFrom: attested.issuedAt.toISOString(),
  ...(attested.expiresAt && { validUntil: attested.expiresAt.toISOString() }),
  name: attested.values.trainTitle || attested.templateName,
  credentialSubject: {
    type: ['AchievementSubject'],
    identifier: [
      {
        type: 'IdentityObject',
        identityHash: attested.values.name,
        identityType: 'name',
        hashed: false,
      },
    ],
    licenseNumber: attested.number,
    achievement: {
      id: urn(attested.templateId),
      type: ['Achievement'],
      name: attested.values.trainTitle || attested.templateName,
      description: attested.skill || attested.templateName,
      criteria: { narrative: attested.templateName },
    },
  },
});

/**
 * The signed credential: a compact JWS that anybody can verify with the tenant's published keys.
 *
 * @param origin of the tenant's pages
 */
export function signCredential(
  attested: CredentialSubject,
  origin: string,
  { kid, key }: SigningKey,
) {
  const token = new SignJWT(achievementOf(attested, origin))
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid })
    .setIssuer(origin)
    .setJti(urn(attested.id))
    .setNotBefore(attested.issuedAt);
  return (attested.expiresAt ? token.setExpirationTime(attested.expiresAt) : token).sign(key);
}
