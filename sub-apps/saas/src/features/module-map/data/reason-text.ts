import { formatNumber } from '@edu/shared-utility';
import type { phrases } from '../phrases';

type Translate = ReturnType<typeof phrases.use>['t'];

/** What the server writes in English where it halts a rollout by itself. */
const counted = /^(\d+) failure reports that count$/;

/** Why a change was made, in the language of the page where no person wrote it. */
export function reasonText(
  { action, why: reason }: { action: string; why: string },
  t: Translate,
): string {
  const count = action === 'halt' ? counted.exec(reason)?.[1] : undefined;
  return count === undefined ? reason : t('haltWhy', { count: formatNumber(Number(count)) });
}
