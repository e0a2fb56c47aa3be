import { type CommonAttachment, useAppLife } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { useState } from 'react';
import { data } from '../../../common/page-data';
import { faultOfPicture, sendPicture } from '../../../common/uploads/send-picture';
import { phrases } from '../phrases';

const types = ['image/jpeg', 'image/png', 'image/webp'];
const MAX_BYTES = 10 * 1024 * 1024;
const MAX_NAME_LENGTH = 60;

export const pictureTypes = types.join(',');

/**
 * Uploads a background or seal, and deletes one that no template uses.
 *
 * @param onCreated called with the id of the new one
 */
export function usePictures(kind: CommonAttachment['kind'], onCreated: (id: string) => void) {
  const { t } = phrases.use();
  const appSignal = useAppLife();
  const [add] = data.useCertificateTemplateAddAttachmentMutation();
  const [remove] = data.useCertificateTemplateRemoveAttachmentMutation();
  const [share, setShare] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  const send = async (file: File): Promise<void> => {
    if (!types.includes(file.type)) return setFault(t('pictureKind'));
    if (file.size === 0 || file.size > MAX_BYTES) return setFault(t('pictureSize'));
    setFault(null);
    setShare(0);
    try {
      const uploadId = await sendPicture(
        file,
        appSignal,
        (done) => appSignal.aborted || setShare(done),
      );
      const name =
        [...file.name.replace(/\.[^.]+$/, '')].slice(0, MAX_NAME_LENGTH).join('') || t(`keys.seal`);
      const { data: added, error } = await add({ uploadId, name, kind });
      if (appSignal.aborted) return;
      if (added) onCreated(added.id);
      else setFault(failureOf(error).message);
    } catch (error) {
      if (!appSignal.aborted) setFault(faultOfPicture(error) ?? t('pictureFailed'));
    }
    if (!appSignal.aborted) setShare(null);
  };
  const removePicture = async (id: string): Promise<void> => {
    const { error } = await remove({ id });
    if (!appSignal.aborted) setFault(error ? failureOf(error).message : null);
  };
  return { share, fault, send, drop: removePicture };
}
