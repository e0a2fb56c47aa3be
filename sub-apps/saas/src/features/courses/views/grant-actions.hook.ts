import type { CourseGrant } from '@edu/shared-utility';
import type { BulkAction, RowAction } from '@edu/shared-utility/admin';
import { failureOf } from '@edu/shared-utility/data';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';
import { useTermQuestion } from './term-question.hook';

export const permission = 'course.grant';

/** Row and bulk actions of grants. */
export function useGrantActions() {
  const { t } = phrases.use();
  const [withdraw] = data.useCourseWithdrawGrantsMutation();
  const [setTime] = data.useCourseBatchGrantTimeMutation();
  const [extend] = data.useCourseBatchExtendTimeMutation();
  const question = useTermQuestion();
  const idsOf = (rows: readonly CourseGrant[]) => rows.map(({ id }) => id);
  const offer = (message: string, rows: readonly CourseGrant[]) => ({
    message,
    undo: () => withdraw({ grantIds: idsOf(rows), withdrawn: false }).unwrap(),
    undone: t('undone'),
    failed: (error: unknown) => failureOf(error).message,
  });
  const isLive = ({ status }: CourseGrant) => status !== 'withdrawn';
  const withdrawMany = async (rows: readonly CourseGrant[]) => {
    const grantIds = idsOf(rows.filter(isLive));
    return grantIds.length > 0 ? withdraw({ grantIds, withdrawn: true }) : {};
  };
  const withdrawGrant = (row: CourseGrant) => withdrawMany([row]);
  const extendMany = (rows: readonly CourseGrant[]) =>
    extend({ grantIds: idsOf(rows), days: question.chosen.current.days });
  const changeTermOfMany = (rows: readonly CourseGrant[]) =>
    setTime({ grantIds: idsOf(rows), expiresAt: question.chosen.current.expiresAt });
  const actions: RowAction<CourseGrant>[] = [
    {
      key: 'withdraw',
      label: t('act.withdraw'),
      permission,
      hidden: (row) => !isLive(row),
      send: withdrawGrant,
      done: (row) => offer(t('done.withdrawn', { name: row.audienceName }), [row]),
    },
    {
      key: 'again',
      label: t('act.again'),
      permission,
      hidden: isLive,
      send: ({ id }) => withdraw({ grantIds: [id], withdrawn: false }),
      done: ({ audienceName }) => t('done.again', { name: audienceName }),
    },
  ];
  const bulk: BulkAction<CourseGrant>[] = [
    {
      key: 'extend',
      label: t('act.extend'),
      permission,
      ask: question.ask('extend'),
      send: (row) => extendMany([row]),
      sendMany: extendMany,
      done: (count) => t('many.extended', { count }),
    },
    {
      key: 'term',
      label: t('act.term'),
      permission,
      ask: question.ask('term'),
      send: (row) => changeTermOfMany([row]),
      sendMany: changeTermOfMany,
      done: (count) => t('many.term', { count }),
    },
    {
      key: 'withdraw',
      label: t('act.withdraw'),
      permission,
      danger: true,
      send: withdrawGrant,
      sendMany: withdrawMany,
      done: (count, rows) => offer(t('many.withdrawn', { count }), rows.filter(isLive)),
    },
  ];
  return { actions, bulk, dialog: question.dialog };
}
