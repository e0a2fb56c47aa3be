import { formatDate, type TrainItemKind } from '@edu/shared-utility';
import { skipToken } from '@edu/shared-utility/data';
import { data } from '../../../common/training-data';

interface Target {
  readonly id: string;
  readonly title: string;
  /** Label in the list of choices. */
  readonly label: string;
}

const page = { pageNum: 1, pageSize: 20 } as const;

/** Published courses, exams that are not archived, or future live sessions. */
export function useTargets(kind: TrainItemKind, keyword: string) {
  const query = { ...page, ...(keyword && { keyword }) };
  const isOfKind = (trainItemKind: TrainItemKind) => trainItemKind === kind;
  const courses = data.useCourseFindManageListQuery(
    isOfKind('course') ? { ...query, status: 'published' } : skipToken,
  );
  const exams = data.useExamFindByConditionQuery(
    isOfKind('exam') ? { ...query, sort: '-createdAt' } : skipToken,
  );
  const sessions = data.useLiveFindQuery(
    isOfKind('live') ? { ...query, sort: '-startsAt' } : skipToken,
  );
  const read = { course: courses, exam: exams, live: sessions }[kind];
  const targets: Target[] = [
    ...(courses.currentData?.list ?? []).map(({ id, title }) => ({ id, title, label: title })),
    ...(exams.currentData?.list ?? [])
      .filter(({ status }) => status !== 'archived')
      .map(({ id, title }) => ({ id, title, label: title })),
    ...(sessions.currentData?.list ?? [])
      .filter(({ state }) => state !== 'cancelled')
      .map(({ id, title, startsAt }) => ({
        ...{ id, title },
        label: `${title} · ${formatDate(startsAt, 'datetime')}`,
      })),
  ];
  return { targets, isFetching: read.isFetching, hasFailed: Boolean(read.error) };
}
