import { formatDate, formatNumber, type StudentExam } from '@edu/shared-utility';
import { phrases } from '../phrases';

/** When it may be sat, in the person's time zone. */
export function windowOf({ startsAt, endsAt }: StudentExam): string {
  const { t } = phrases;
  const [from, to] = [startsAt, endsAt].map((value) => value && formatDate(value, 'datetime'));
  if (from && to) return t('window.both', { from, to });
  if (from) return t('window.from', { from });
  return to ? t('window.to', { to }) : t('window.always');
}

export function attemptsOf({ attempts, left, used }: StudentExam): string {
  const { t } = phrases;
  if (left === null) return t('attempts.free', { used });
  return t('attempts.left', { count: left, all: Math.max(attempts, used + left) });
}

/** Minutes of the exam and those that were given to the person. */
export function minutesOf({ minutes, extraMinutes }: StudentExam): string {
  const { t } = phrases;
  const plain = t('minutes', { count: minutes });
  return extraMinutes > 0 ? `${plain} ${t('extra', { count: extraMinutes })}` : plain;
}

/** What came of it, in a few words. */
export function outcomeOf({ best, totalScore }: StudentExam): string | null {
  const { t } = phrases;
  if (!best) return null;
  if (best.score !== null) {
    return t('score', { score: formatNumber(best.score), total: formatNumber(totalScore) });
  }
  return t(best.state === 'marked' ? 'scoreLater' : 'scoreWaits');
}

/** Whether the person can begin or go on with it now. */
export const canSit = ({ phase, left, openSittingId }: StudentExam): boolean =>
  openSittingId !== null || (phase === 'running' && left !== 0);
