import { endpoint, type None, post, read, search } from '../endpoint';
import type { Version } from '../entities';
import type { DownloadedFile, Page, PageQuery } from '../envelope';
import type { Job } from './job';

const base = '/subsidy/v1';
const ours = { ours: true } as const;

export type CertificateFont = 'sans' | 'sansBold' | 'serif';

/** A text or picture on the certificate; positions and sizes in millimetres from the upper left corner. */
export interface CertificateField {
  /** Stays when fields are moved. */
  id: string;
  key:
    | 'name'
    | 'idNumber'
    | 'certificateNo'
    | 'trainTitle'
    | 'organName'
    | 'issuedAt'
    | 'expiresAt'
    | 'score'
    | 'hours'
    | 'photo'
    | 'seal'
    | 'qr'
    | 'text';
  /** Fixed words of a `text` field, in which `{name}` and the like represent the others. */
  text?: string;
  x: number;
  y: number;
  width: number;
  /** Of pictures; a text takes the lines that it needs. */
  height?: number;
  /** In millimetres; a long text shrinks down to half of it before it breaks into lines. */
  fontSize?: number;
  font?: CertificateFont;
  /** `#rrggbb`. */
  colour?: string;
  align?: 'left' | 'center' | 'right';
  /** Of a `seal`: which one. */
  attachmentId?: string;
}

export type TemplateStatus = 'draft' | 'enabled' | 'disabled';

export interface TemplateSettings {
  name: string;
  /** Id of a shared picture (`findAttachments`). */
  background: string | null;
  /** 50 to 420. */
  widthMm: number;
  heightMm: number;
  fields: CertificateField[];
  /**
   * Pattern of the numbers: `{yyyy}` year, `{mm}` month, `{seq:6}` running number; it has to hold one of the last kind.
   */
  numberPattern: string;
  /** From the issue on; null is for good. */
  validMonths: number | null;
  /** The skill that it proves, for the talent pool; empty for none. */
  skill: string;
}

export interface CertificateTemplate extends TemplateSettings {
  id: string;
  status: TemplateStatus;
  /** A short-lived address of the background. */
  backgroundUrl: string | null;
  issuedCount: number;
  organId: string;
  branchId: string | null;
  branchName: string | null;
  createdAt: string;
  updatedAt: string;
  version: Version;
}

/** What is wrong with a template, at its field where it is one's. */
export interface TemplateProblem {
  kind: 'outside' | 'glyphs' | 'noNumber' | 'noName' | 'pattern' | 'empty' | 'overlap';
  blocks: boolean;
  fieldId: string | null;
  /** Characters that the font lacks. */
  detail: string;
}

export type CertificateTemplateInput =
  | ({ id?: undefined } & TemplateSettings)
  | ({ id: string; version?: Version; status?: TemplateStatus } & Partial<TemplateSettings>);

/** A picture or seal that templates share. */
export interface CommonAttachment {
  id: string;
  name: string;
  kind: 'background' | 'seal';
  /** A short-lived address. */
  url: string;
}

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
  /** The certificate that is in its place. */
  replacedByNo: string | null;
  branchName: string | null;
  version: Version;
}

export interface CertificateFilter {
  /** Matches a part of the number or the person's name. */
  keyword?: string;
  trainId?: string;
  templateId?: string;
  branchId?: string;
  status?: Certificate['status'];
  /** Issued from then on, and before; instants. */
  from?: string;
  to?: string;
  sort?: 'issuedAt' | '-issuedAt' | 'certificateNo' | '-certificateNo' | 'expiresAt' | '-expiresAt';
}

/** Whom certificates are for; those who have a valid one of the template and training already are left out. */
export interface IssueOrder {
  templateId: string;
  trainId: string | null;
  /** Students, by their `userId`; 1000 at most. */
  userIds: string[];
  /** A UUID of the caller's: sent again, it is the same job. */
  requestId: string;
}

/** Who could not be issued one: a glyph that the font lacks, no ID number, and the like. */
export interface IssueCheck {
  ready: number;
  problems: {
    userId: string;
    name: string;
    kind: 'glyphs' | 'idNumber' | 'photo' | 'has';
    detail: string;
  }[];
}

/** What anybody may read about a certificate whose number and name they know: what is printed on it, and no more. */
export type PublicCertificate = Pick<
  Certificate,
  'certificateNo' | 'name' | 'trainTitle' | 'status' | 'issuedAt' | 'expiresAt' | 'revokedAt'
> & {
  organName: string;
  /** With a hidden middle, where the certificate prints it. */
  idNumber: string | null;
  skill: string;
  /** The signed credential (compact JWS). */
  credential: string;
};

/** A student's own. */
export interface OwnCertificate extends Omit<PublicCertificate, 'credential' | 'idNumber'> {
  id: string;
  /** The page where anybody can check it. */
  checkUrl: string;
}

/** Public keys that a tenant's credentials are verified with (RFC 7517); old ones stay. */
export interface KeySet {
  keys: { kty: string; crv: string; x: string; kid: string; alg: string; use: string }[];
}

type ById = { id: string };
export type SeenTemplate = ById & { version?: Version };

/** Certificate templates (specification §7; those marked so are ours). */
export const certificateTemplate = {
  findByCondition: search<
    PageQuery & { keyword?: string; status?: TemplateStatus },
    Page<CertificateTemplate>
  >()(`${base}/certificateTemplate/findByCondition`, { returns: 'page' }),
  findAttachments: search<{ kind?: CommonAttachment['kind'] }, CommonAttachment[]>()(
    `${base}/commonAttach/findList`,
    { returns: 'list' },
  ),
  save: post<CertificateTemplateInput, ById & { version: Version }>()(
    `${base}/certificateTemplate/save`,
    { returns: 'object' },
  ),
  findById: read<ById, CertificateTemplate>()(`${base}/certificateTemplate/findById`, {
    returns: 'object',
  }),
  delete: post<SeenTemplate, null>()(`${base}/certificateTemplate/delete`, { query: 'all' }),
  /** Whether certificates were issued from the template, so that it may no longer change, and what is wrong with it. */
  checkContent: read<ById, { changeable: boolean; problems: TemplateProblem[] }>()(
    `${base}/certificateTemplate/checkContent`,
    { returns: 'object' },
  ),
  getRelateList: read<ById, { trainId: string; title: string }[]>()(
    `${base}/certificateTemplate/getRelateList`,
    { returns: 'list' },
  ),
  copy: post<ById, ById>()(`${base}/certificateTemplate/copy`, { ...ours, returns: 'object' }),
  /** A shared picture of an upload that has ended. */
  addAttachment: post<{ uploadId: string; name: string; kind: CommonAttachment['kind'] }, ById>()(
    `${base}/commonAttach/add`,
    { ...ours, returns: 'object' },
  ),
  /** Only one that no template uses. */
  removeAttachment: post<ById, null>()(`${base}/commonAttach/delete`, ours),
  /** A PNG of the template with a sample person, by the renderer that issues. */
  preview: endpoint<{ template: TemplateSettings; width?: number }, DownloadedFile>()({
    method: 'POST',
    path: `${base}/certificateTemplate/preview`,
    safe: true,
    download: true,
    ours: true,
  }),
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
  checkIssue: search<Omit<IssueOrder, 'requestId'>, IssueCheck>()(
    `${base}/certificate/issue/check`,
    {
      ...ours,
      returns: 'object',
    },
  ),
  issue: post<IssueOrder, Job>()(`${base}/certificate/issue`, { ...ours, returns: 'object' }),
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
  /** Twenty wrong ones an hour for one address, then 42900; an unknown number and a wrong name get the same answer. */
  findPublic: read<{ certificateNo: string; name: string }, PublicCertificate>()(
    `${base}/certificate/public`,
    { auth: false, ours: true, toast: false, returns: 'object' },
  ),
  /** Of the tenant of the address that is asked. */
  keys: read<None, KeySet>()(`${base}/certificate/keys`, {
    auth: false,
    ours: true,
    returns: 'object',
  }),
  /** Takes another key for what is issued from now on. */
  rotateKey: post<None, { kid: string }>()(`${base}/certificate/keys/rotate`, {
    ...ours,
    returns: 'object',
  }),
} as const;
