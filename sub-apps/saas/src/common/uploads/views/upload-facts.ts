import { formatLength } from '@edu/shared-utility/media';
import { formatBytes } from '@edu/shared-utility/uploads';
import { phrases } from '../phrases';
import type { Upload } from '../types';

/** The line below the file name: progress or an error message. */
export function factsOf({ status, message, sent, bytes, speed }: Upload): string {
  const { t } = phrases;
  if (message !== null) return message;
  if (status !== 'sending') {
    const statusText = t(`status.${status}`);
    return status === 'paused'
      ? `${statusText} · ${t('sent', { sent: formatBytes(sent), all: formatBytes(bytes) })}`
      : statusText;
  }
  const facts = [t('sent', { sent: formatBytes(sent), all: formatBytes(bytes) })];
  if (speed !== null && speed > 0) {
    facts.push(t('speed', { speed: formatBytes(speed) }));
    facts.push(t('left', { time: formatLength((bytes - sent) / speed) }));
  }
  return facts.join(' · ');
}
