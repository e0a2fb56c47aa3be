import { api } from '@edu/shared-utility';
import { sendPicture } from '../../../common/uploads/send-picture';

/**
 * Uploads a file with the permission to declare.
 *
 * @returns the id of the upload
 */
export const sendAttachment = (
  file: File,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<string> => sendPicture(file, signal, onShare, api.declaration);
