import type { Version } from '../entities';

export interface Certificate {
  id: string;
  certificateNo: string;
  templateId: string;
  templateName: string;
  /** Null when the person is no student here any more. */
  userId: string | null;
  name: string;
  trainId: string | null;
  trainTitle: string | null;
  status: 'valid' | 'expired' | 'revoked';
  issuedAt: string;
  expiresAt: string | null;
  revokedAt: string | null;
  reason: string | null;
  /** The certificate that replaced it. */
  replacedByNo: string | null;
  branchName: string | null;
  version: Version;
}

/** Public data of a certificate, found by its number and name: only what is printed on it. */
export type PublicCertificate = Pick<
  Certificate,
  'certificateNo' | 'name' | 'trainTitle' | 'status' | 'issuedAt' | 'expiresAt' | 'revokedAt'
> & {
  organName: string;
  /** Masked; only if the certificate prints it. */
  idNumber: string | null;
  skill: string;
  /** The signed credential (compact JWS). */
  credential: string;
};

/** A certificate as its owner sees it. */
export interface OwnCertificate extends Omit<PublicCertificate, 'credential' | 'idNumber'> {
  id: string;
  /** The page where anybody can check it. */
  checkUrl: string;
}
