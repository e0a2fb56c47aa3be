import { skipToken } from '@edu/shared-utility/data';
import { Alert, Form } from 'antd';
import { data } from '../../../common/page-data';
import { momentOf } from '../data/days';
import type { LiveValues } from '../data/live-form.hook';
import { timeRangeText } from '../data/times';
import { phrases } from '../phrases';

/** A warning about other sessions of the same teachers at that time; the planner may ignore it. */
export function Overlap({ id }: { readonly id: string | null }) {
  const { t } = phrases.use();
  const startsAt = Form.useWatch<LiveValues['startsAt'] | undefined>('startsAt');
  const minutes = Form.useWatch<number | null | undefined>('endsAt');
  const zone = Form.useWatch<string | undefined>('zone');
  const hostName = Form.useWatch<string | undefined>('hostName')?.trim() ?? '';
  const teacherIds = Form.useWatch<string[] | undefined>('teacherIds') ?? [];
  const from = zone && startsAt ? momentOf(zone, startsAt) : null;
  const read = data.useLiveFindBetweenQuery(
    from && minutes
      ? {
          from: from.toISOString(),
          to: new Date(from.getTime() + minutes * 60_000).toISOString(),
        }
      : skipToken,
  );
  const others = (read.currentData ?? []).filter(
    (currentItem) =>
      currentItem.id !== id &&
      currentItem.state !== 'cancelled' &&
      ((hostName !== '' && currentItem.hostName === hostName) ||
        currentItem.teacherIds.some((teacher) => teacherIds.includes(teacher))),
  );
  if (others.length === 0 || !zone) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      style={{ marginBlockEnd: 16 }}
      title={t('overlap')}
      description={others
        .map((other) => `${other.title}${t('gap')}${timeRangeText(zone, other)}`)
        .join(t('and'))}
    />
  );
}
