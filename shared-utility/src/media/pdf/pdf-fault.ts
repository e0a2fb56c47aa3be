/** Why a document is not shown: it is damaged, protected by a password, or could not be loaded. */
export type PdfFault = 'broken' | 'locked' | 'unreachable';

/** Classifies an error of the PDF reader by its name; unknown ones count as network failures. */
export function pdfFaultOf(error: unknown): PdfFault {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidPDFException') return 'broken';
  return name === 'PasswordException' ? 'locked' : 'unreachable';
}

/**
 * Whether a page is missing because the document's address has expired; otherwise the page itself cannot be drawn.
 */
export const isAddressExpired = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ResponseException';

/** Whether drawing was only cancelled, because the person has moved on. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && /^(RenderingCancelled|Abort)Exception$/.test(error.name);
