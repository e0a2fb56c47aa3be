import { SignJWT } from 'jose';
import type { CertificateValues } from '../../db/schema';
import { ALGORITHM, type SigningKey } from './signing-keys';

export interface Attested {
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

/** What the certificate says as an Open Badges 3.0 credential. Revocation is a live question, and not in it. */
const achievementOf = (one: Attested, origin: string) => ({
  '@context': [
    'https://www.w3.org/ns/credentials/v2',
    'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
  ],
  id: urn(one.id),
  type: ['VerifiableCredential', 'OpenBadgeCredential'],
  issuer: { id: origin, type: ['Profile'], name: one.values.organName },
  validFrom: one.issuedAt.toISOString(),
  ...(one.expiresAt && { validUntil: one.expiresAt.toISOString() }),
  name: one.values.trainTitle || one.templateName,
  credentialSubject: {
    type: ['AchievementSubject'],
    identifier: [
      {
        type: 'IdentityObject',
        identityHash: one.values.name,
        identityType: 'name',
        hashed: false,
      },
    ],
    licenseNumber: one.number,
    achievement: {
      id: urn(one.templateId),
      type: ['Achievement'],
      name: one.values.trainTitle || one.templateName,
      description: one.skill || one.templateName,
      criteria: { narrative: one.templateName },
    },
  },
});

/** The signed credential: a compact JWS that anybody verifies with the tenant's published keys. @param origin of the tenant's pages */
export function signCredential(one: Attested, origin: string, { kid, key }: SigningKey) {
  const token = new SignJWT(achievementOf(one, origin))
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid })
    .setIssuer(origin)
    .setJti(urn(one.id))
    .setNotBefore(one.issuedAt);
  return (one.expiresAt ? token.setExpirationTime(one.expiresAt) : token).sign(key);
}
