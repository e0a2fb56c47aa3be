import { useAppLife } from '@edu/shared-utility';
import { judgeFile, uploadPhrases } from '@edu/shared-utility/uploads';
import { useState } from 'react';
import { faultOfPicture } from '../../../common/uploads/send-picture';
import { phrases } from '../phrases';
import type { FormFile } from './declaration-form.hook';
import { sendAttachment } from './send-attachment';

export const MAX_FILES = 20;

/** Uploads files one after another and adds each when it is complete. */
export function useAttach(
  existing: readonly FormFile[],
  onChange: ((files: readonly FormFile[]) => void) | undefined,
) {
  const { t } = phrases.use();
  const appSignal = useAppLife();
  const [share, setShare] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  /** Why a file is refused before upload; null if it is not. */
  async function refusalOf(file: File): Promise<string | null> {
    await uploadPhrases.load();
    const checkedFile = judgeFile(file);
    if ('refusal' in checkedFile) return checkedFile.refusal;
    return checkedFile.kind === 'document' || checkedFile.kind === 'image' ? null : t('fileKind');
  }

  const attach = async (files: readonly File[]): Promise<void> => {
    setFault(null);
    let attached = existing;
    for (const file of files) {
      if (attached.length >= MAX_FILES) return setFault(t('tooMany'));
      const refusal = await refusalOf(file);
      if (refusal) return setFault(`${file.name}: ${refusal}`);
      setShare(0);
      try {
        const uploadId = await sendAttachment(
          file,
          appSignal,
          (done) => appSignal.aborted || setShare(done),
        );
        attached = [...attached, { uploadId, name: file.name }];
        onChange?.(attached);
      } catch (error) {
        if (!appSignal.aborted) setFault(faultOfPicture(error) ?? t('fileFailed'));
        return;
      } finally {
        if (!appSignal.aborted) setShare(null);
      }
    }
  };
  return { share, fault, attach };
}
