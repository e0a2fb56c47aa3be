/** Why a document is not shown: the file itself is broken or closed by a password, or it did not arrive. */
export type PdfFault = 'broken' | 'locked' | 'away';

/** The reader tells its failures apart by their names; what it has no name for is the network's. */
export function pdfFaultOf(error: unknown): PdfFault {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidPDFException') return 'broken';
  return name === 'PasswordException' ? 'locked' : 'away';
}

/** Whether a page is missing because the address of the document is over; else the page itself cannot be drawn. */
export const isOver = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ResponseException';

/** Whether it was just drawn no longer: somebody has gone on. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && /^(RenderingCancelled|Abort)Exception$/.test(error.name);
