import { formatNumber } from '@edu/shared-utility';
import type { phrases } from '../phrases';

type Translate = ReturnType<typeof phrases.use>['t'];

/** The English text that the server stores when it halts a rollout automatically. */
const countingReason = /^(\d+) failure reports that count$/;

/** The reason of a change, translated if the server wrote it. */
export function reasonText(
  { action, why: reason }: { action: string; why: string },
  t: Translate,
): string {
  const count = action === 'halt' ? countingReason.exec(reason)?.[1] : undefined;
  return count === undefined ? reason : t('haltWhy', { count: formatNumber(Number(count)) });
}
