import { endpoint, type None, post, read, search } from '../endpoint';
import type { Version } from '../entities';
import type { DownloadedFile, Page, PageQuery } from '../envelope';
import type { Certificate, OwnCertificate, PublicCertificate } from './certificate-entities';
import type { Job } from './job';

const base = '/subsidy/v1';

const ours = { ours: true } as const;

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
    kind: 'glyphs' | 'idNumber' | 'photo' | 'has';
    detail: string;
  }[];
}

/** Public keys that a tenant's credentials are verified with (RFC 7517); old ones stay. */
export interface KeySet {
  keys: { kty: string; crv: string; x: string; kid: string; alg: string; use: string }[];
}

type ById = { id: string };

/** Issued certificates. */
export const certificate = {
  findByCondition: search<PageQuery & CertificateFilter, Page<Certificate>>()(
    `${base}/certificate/findByCondition`,
    { returns: 'page' },
  ),
  exportCertificateList: endpoint<CertificateFilter, DownloadedFile>()({
    method: 'POST',
    path: `${base}/certificate/exportCertificateList`,
    safe: true,
    download: true,
  }),
  /** A ZIP of pictures, 20 at most; more of them as a job (`startImages`). */
  exportCertificateImages: endpoint<{ ids: string[] }, DownloadedFile>()({
    method: 'POST',
    path: `${base}/certificate/exportCertificateImages`,
    safe: true,
    download: true,
  }),
  startImages: post<{ ids?: string[]; filter?: CertificateFilter; requestId: string }, Job>()(
    `${base}/certificate/images`,
    { ...ours, returns: 'object' },
  ),
  findById: read<ById, Certificate>()(`${base}/certificate/findById`, {
    ...ours,
    returns: 'object',
  }),
  checkIssue: search<Omit<IssueRequest, 'requestId'>, IssueCheck>()(
    `${base}/certificate/issue/check`,
    {
      ...ours,
      returns: 'object',
    },
  ),
  issue: post<IssueRequest, Job>()(`${base}/certificate/issue`, { ...ours, returns: 'object' }),
  revoke: post<{ id: string; version: Version; reason: string }, Certificate>()(
    `${base}/certificate/revoke`,
    { ...ours, returns: 'object' },
  ),
  /** Revokes it and issues another with the person's name as it is now. */
  replace: post<
    { id: string; version: Version; reason: string },
    { id: string; certificateNo: string }
  >()(`${base}/certificate/replace`, { ...ours, returns: 'object' }),
  /** As PNG or PDF; the PDF carries the credential. Also for the person's own. */
  picture: endpoint<{ id: string; format: 'png' | 'pdf' }, DownloadedFile>()({
    method: 'GET',
    path: `${base}/certificate/picture`,
    safe: true,
    download: true,
    ours: true,
  }),
  findMine: read<None, OwnCertificate[]>()(`${base}/certificate/mine`, {
    ...ours,
    returns: 'list',
  }),
  /** 42900 after twenty wrong ones an hour from one address; unknown numbers and wrong names get the same response. */
  findPublic: read<{ certificateNo: string; name: string }, PublicCertificate>()(
    `${base}/certificate/public`,
    { auth: false, ours: true, toast: false, returns: 'object' },
  ),
  /** Keys of the tenant of the requested host. */
  keys: read<None, KeySet>()(`${base}/certificate/keys`, {
    auth: false,
    ours: true,
    returns: 'object',
  }),
  /** Signs what is issued from now on with a new key. */
  rotateKey: post<None, { kid: string }>()(`${base}/certificate/keys/rotate`, {
    ...ours,
    returns: 'object',
  }),
} as const;
