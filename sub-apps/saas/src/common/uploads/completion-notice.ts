import { toast } from '@edu/shared-utility';
import { phrases } from './phrases';
import { isRunning, type Upload, waitsForPerson } from './types';

const isUnfinished = (upload: Upload): boolean =>
  isRunning(upload) || upload.status === 'checking' || upload.status === 'interrupted';

/** Shows a toast with the outcome once all uploads have ended, for a person who is on another page. */
export function notifyCompletion(before: readonly Upload[], now: readonly Upload[]): void {
  if (!before.some(isUnfinished) || now.length === 0 || now.some(isUnfinished)) return;
  const count = now.filter(waitsForPerson).length;
  if (count > 0) toast.warning(phrases.t('attention', { count }));
  else if (now.every(({ status }) => status === 'done')) toast.success(phrases.t('allDone'));
}
