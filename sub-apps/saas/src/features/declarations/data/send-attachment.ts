import { api } from '@edu/shared-utility';
import { sendPicture } from '../../../common/uploads/send-picture';

/** Sends a file of a declaration by the right to declare. @returns the id of its upload */
export const sendAttachment = (
  file: File,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<string> => sendPicture(file, signal, onShare, api.declaration);
