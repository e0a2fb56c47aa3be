import { formatDate, formatNumber, type StudentExam } from '@edu/shared-utility';
import { phrases } from '../phrases';

/** The period of the exam, in the person's time zone. */
export function periodText({ startsAt, endsAt }: StudentExam): string {
  const { t } = phrases;
  const [from, to] = [startsAt, endsAt].map((value) => value && formatDate(value, 'datetime'));
  if (from && to) return t('window.both', { from, to });
  if (from) return t('window.from', { from });
  return to ? t('window.to', { to }) : t('window.always');
}

/** Attempts left; of a finished exam those taken, since the others can no longer be used. */
export function attemptsText({ phase, attempts, left, used }: StudentExam): string {
  const { t } = phrases;
  if (phase === 'over')
    return used === 0 ? t('attempts.none') : t('attempts.used', { count: used });
  if (left === null) return t('attempts.free', { used });
  return t('attempts.left', { count: left, all: Math.max(attempts, used + left) });
}

/** Minutes of the exam, including this person's extra time. */
export function minutesText({ minutes, extraMinutes }: StudentExam): string {
  const { t } = phrases;
  const plain = t('minutes', { count: minutes });
  return extraMinutes > 0 ? `${plain} ${t('extra', { count: extraMinutes })}` : plain;
}

/** The result in a few words; null without one. */
export function outcomeText({ best, totalScore }: StudentExam): string | null {
  const { t } = phrases;
  if (!best) return null;
  if (best.score !== null) {
    return t('score', { score: formatNumber(best.score), total: formatNumber(totalScore) });
  }
  return t(best.state === 'marked' ? 'scoreLater' : 'scoreWaits');
}

/** Whether the person can begin or continue it now. */
export const canSit = ({ phase, left, openSittingId }: StudentExam): boolean =>
  openSittingId !== null || (phase === 'running' && left !== 0);
