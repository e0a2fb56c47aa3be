import type { CertificateField, CertificateFont } from '@edu/shared-utility/contract';

/** The parts that all certificates of a template share. */
export interface TemplatePage {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly fields: readonly CertificateField[];
  readonly background: Uint8Array | null;
  /** Bytes of the seals by the id that a field names. */
  readonly seals: Readonly<Record<string, Uint8Array>>;
}

export type TextKey = Exclude<CertificateField['key'], 'photo' | 'seal' | 'qr' | 'text'>;

/** The parts that differ for each certificate. */
export interface PrintedCertificate {
  readonly texts: Readonly<Record<TextKey, string>>;
  readonly photo: Uint8Array | null;
  /** The address of the page where anybody can check the certificate. */
  readonly qr: string;
  /** Text across the page of one that is no longer valid. */
  readonly stamp?: string;
  /** The credential to attach to a PDF. */
  readonly credential: string | null;
}

export interface FontText {
  readonly font: CertificateFont;
  readonly text: string;
}

export type PaintJob =
  | { kind: 'missing'; texts: readonly FontText[] }
  | {
      kind: 'draw';
      templatePage: TemplatePage;
      printed: readonly PrintedCertificate[];
      format: 'png' | 'pdf';
      /** Width of the PNG in pixels. */
      width: number;
    };

export type PaintAnswer =
  | { kind: 'missing'; missing: string[] }
  | { kind: 'drawn'; files: Uint8Array[] }
  | { kind: 'failed'; reason: string };
