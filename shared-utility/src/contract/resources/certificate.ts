import { endpoint, type None, post, read, search } from '../endpoint';
import type { Version } from '../entities';
import type { DownloadedFile, Page, PageQuery } from '../envelope';
import type { Certificate, OwnCertificate, PublicCertificate } from './certificate-entities';
import type { CertificateFilter, IssueCheck, IssueRequest, KeySet } from './certificate-inputs';
import type { Job } from './job';

const base = '/subsidy/v1';

const ours = { ours: true } as const;

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
