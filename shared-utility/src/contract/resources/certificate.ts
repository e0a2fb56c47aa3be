import { endpoint, post, read, search } from '../endpoint';
import type { DownloadedFile, Page, PageQuery } from '../envelope';

const base = '/subsidy/v1';

/** A text or picture on the certificate; positions and sizes in millimetres. */
export interface CertificateField {
  key:
    | 'name'
    | 'idNumber'
    | 'certificateNo'
    | 'trainTitle'
    | 'issuedAt'
    | 'photo'
    | 'seal'
    | 'text';
  /** Fixed words of a `text` field. */
  text?: string;
  x: number;
  y: number;
  width: number;
  fontSize?: number;
  align?: 'left' | 'center' | 'right';
}

export interface CertificateTemplate {
  id: string;
  name: string;
  status: 'draft' | 'enabled' | 'disabled';
  /** Resource id of the background picture. */
  background: string | null;
  widthMm: number;
  heightMm: number;
  fields: CertificateField[];
  /** Pattern of the numbers: `{yyyy}` year, `{seq:6}` running number. */
  numberPattern: string;
  validMonths: number | null;
  createdAt: string;
}

export type CertificateTemplateInput = Omit<CertificateTemplate, 'id' | 'status' | 'createdAt'> & {
  id?: string;
  status?: CertificateTemplate['status'];
};

/** A picture or seal that templates share. */
export interface CommonAttachment {
  id: string;
  name: string;
  kind: 'background' | 'seal';
  url: string;
}

export interface Certificate {
  id: string;
  certificateNo: string;
  templateId: string;
  templateName: string;
  userId: string;
  name: string;
  trainId: string | null;
  trainTitle: string | null;
  status: 'valid' | 'expired' | 'revoked';
  issuedAt: string;
  expiresAt: string | null;
}

export interface CertificateFilter {
  keyword?: string;
  trainId?: string;
  templateId?: string;
  status?: Certificate['status'];
}

/** What anybody may read about a certificate whose number and name they know. */
export type PublicCertificate = Pick<
  Certificate,
  'certificateNo' | 'name' | 'trainTitle' | 'status' | 'issuedAt' | 'expiresAt'
> & { organName: string };

type ById = { id: string };

/** Certificate templates (specification §7). */
export const certificateTemplate = {
  findByCondition: search<
    PageQuery & { keyword?: string; status?: CertificateTemplate['status'] },
    Page<CertificateTemplate>
  >()(`${base}/certificateTemplate/findByCondition`, { returns: 'page' }),
  findAttachments: search<{ kind?: CommonAttachment['kind'] }, CommonAttachment[]>()(
    `${base}/commonAttach/findList`,
    { returns: 'list' },
  ),
  save: post<CertificateTemplateInput, ById>()(`${base}/certificateTemplate/save`, {
    returns: 'object',
  }),
  findById: read<ById, CertificateTemplate>()(`${base}/certificateTemplate/findById`, {
    returns: 'object',
  }),
  delete: post<ById, null>()(`${base}/certificateTemplate/delete`, { query: 'all' }),
  /** Whether certificates were issued from the template, so that it may no longer change. */
  checkContent: read<ById, { changeable: boolean }>()(`${base}/certificateTemplate/checkContent`, {
    returns: 'object',
  }),
  getRelateList: read<ById, { trainId: string; title: string }[]>()(
    `${base}/certificateTemplate/getRelateList`,
    { returns: 'list' },
  ),
} as const;

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
  exportCertificateImages: endpoint<{ ids: string[] }, DownloadedFile>()({
    method: 'POST',
    path: `${base}/certificate/exportCertificateImages`,
    safe: true,
    download: true,
  }),
  findPublic: read<{ certificateNo: string; name: string }, PublicCertificate>()(
    `${base}/certificate/public`,
    { auth: false, ours: true, returns: 'object' },
  ),
} as const;
