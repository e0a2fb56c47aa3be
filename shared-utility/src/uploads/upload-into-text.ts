import { api, toFailure, withoutToast } from '@edu/shared-utility';
import type { RichTextEditorProps } from '@edu/shared-utility/rich-text';
import { judgeFile, titleOf } from './check-file';
import { checkedResource } from './checked';
import { fileFacts } from './file-facts';
import { phrases } from './phrases';
import { saveUpload } from './save-upload';
import { ConnectionLost, sendFile, UploadRefused } from './send-file';

type Take = NonNullable<RichTextEditorProps['takeFile']>;

function errorText(error: unknown): string {
  if (error instanceof ConnectionLost) return error.message || phrases.t('line');
  if (error instanceof UploadRefused) return error.message || phrases.t('gone');
  const { fields, message } = toFailure(error);
  return Object.values(fields)[0] ?? message;
}

/** Creates a resource from a file that was inserted into a text, and waits until it can be shown. */
export const takeFile: Take = async (file, { signal, onShare }) => {
  await phrases.load();
  const checkedFile = judgeFile(file);
  if ('refusal' in checkedFile) return checkedFile;
  const { kind } = checkedFile;
  if (kind !== 'image' && kind !== 'audio') return { refusal: phrases.t('notInText') };
  try {
    const { name: fileName, size: bytes, type: contentType } = file;
    const options = { ...withoutToast, signal };
    const voucher = await api.resource.uploadVoucher({ fileName, bytes, contentType }, options);
    await sendFile(file, voucher, { signal, onProgress: (sent) => onShare(sent / bytes) });
    const target = { kind, title: titleOf(fileName), categoryId: null, replaces: null };
    const facts = await fileFacts(file, kind);
    signal.throwIfAborted();
    const id = await saveUpload(voucher.uploadId, target, facts, signal);
    const resource = await checkedResource(id, signal);
    if (resource?.status !== 'ready') {
      await api.resource.delete({ id }, withoutToast).catch(() => {});
      return { refusal: resource?.refusal ?? phrases.t('refused.content') };
    }
    return { kind, resourceId: id, title: target.title, url: resource.thumbnailUrl };
  } catch (error) {
    signal.throwIfAborted();
    return { refusal: errorText(error) };
  }
};
