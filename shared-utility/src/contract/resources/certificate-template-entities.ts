import type { Version } from '../entities';

export type CertificateFont = 'sans' | 'sansBold' | 'serif';

/** A text or picture on the certificate; positions and sizes in millimetres from the upper left corner. */
export interface CertificateField {
  /** Does not change when fields are moved. */
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
  /** Fixed text of a `text` field; `{name}` and the like are replaced by the other fields. */
  text?: string;
  x: number;
  y: number;
  width: number;
  /** Height of a picture; a text takes the lines that it needs. */
  height?: number;
  /** In millimetres; a long text shrinks down to half of it before it breaks into lines. */
  fontSize?: number;
  font?: CertificateFont;
  /** `#rrggbb`. */
  colour?: string;
  align?: 'left' | 'center' | 'right';
  /** Id of the picture of a `seal`. */
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
  /** Validity from the issue on; null never ends. */
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

/** A problem of a template, with the id of its field if it is about one field. */
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
