import type { Version } from '../entities';

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
