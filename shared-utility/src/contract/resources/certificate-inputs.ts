import type { Certificate } from './certificate-entities';

export interface CertificateFilter {
  /** Matches a part of the number or the person's name. */
  keyword?: string;
  trainId?: string;
  templateId?: string;
  branchId?: string;
  status?: Certificate['status'];
  /** Instants of the issue: `from` is included, `to` is not. */
  from?: string;
  to?: string;
  sort?: 'issuedAt' | '-issuedAt' | 'certificateNo' | '-certificateNo' | 'expiresAt' | '-expiresAt';
}

/** The people to certify; those who already have a valid one of the template and training are skipped. */
export interface IssueRequest {
  templateId: string;
  trainId: string | null;
  /** Students, by their `userId`; 1000 at most. */
  userIds: string[];
  /** A UUID that the caller makes; a repeated request with it returns the same job. */
  requestId: string;
}

/** People who cannot be issued one, for example as the font lacks a glyph or the ID number is missing. */
export interface IssueCheck {
  ready: number;
  problems: {
    userId: string;
    name: string;
    kind: 'glyphs' | 'idNumber' | 'photo' | 'has' | 'train' | 'score';
    detail: string;
  }[];
}

/** Public keys that a tenant's credentials are verified with (RFC 7517); old ones stay. */
export interface KeySet {
  keys: { kty: string; crv: string; x: string; kid: string; alg: string; use: string }[];
}
