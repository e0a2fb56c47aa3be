import { type ExamSummary, formatDate, formatNumber } from '@edu/shared-utility';
import type { Column } from '@edu/shared-utility/admin';
import { SpanCell } from '../../../common/span-cell.view';
import { TitleCell } from '../../../common/title-cell.view';
import { phrases } from '../phrases';
import { StateTag } from './state-tag.view';

type Translate = ReturnType<typeof phrases.use>['t'];

/** Start and end on two lines; an open end is named as such. */
function PeriodCell({ exam: { startsAt, endsAt } }: { readonly exam: ExamSummary }) {
  const { t } = phrases.use();
  const dateText = (iso: string | null, none: string) => (iso ? formatDate(iso, 'datetime') : none);
  if (!startsAt && !endsAt) return t('always');
  return <SpanCell from={dateText(startsAt, t('noStart'))} until={dateText(endsAt, t('noEnd'))} />;
}

export const examColumns = (t: Translate): Column<ExamSummary>[] => [
  {
    key: 'title',
    title: t('title'),
    render: (exam) => (
      <TitleCell
        to={`/exam/${exam.id}/settings`}
        title={exam.title}
        facts={[t('minutesCount', { count: exam.minutes }), exam.paperTitle]}
      />
    ),
  },
  { key: 'status', title: t('status'), width: 96, render: (exam) => <StateTag exam={exam} /> },
  {
    key: 'startsAt',
    title: t('window'),
    width: 168,
    tabular: true,
    render: (exam) => <PeriodCell exam={exam} />,
  },
  {
    key: 'participantCount',
    title: t('participants'),
    width: 88,
    tabular: true,
    render: ({ participantCount }) => formatNumber(participantCount),
  },
  {
    key: 'waiting',
    title: t('waiting'),
    width: 96,
    tabular: true,
    optional: true,
    render: ({ waiting }) => formatNumber(waiting),
  },
  {
    key: 'branch',
    title: t('branch'),
    width: 104,
    optional: true,
    wideOnly: true,
    render: ({ branchName }) => branchName,
  },
];
