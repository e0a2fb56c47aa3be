import { type Exam, PageLink, useCan } from '@edu/shared-utility';
import { theme } from 'antd';
import { data } from '../../../common/examining-data';
import { phrases } from '../phrases';

/** Trainings that have the exam as an item; renders nothing if there are none. */
export function ExamTrains({ exam }: { readonly exam: Exam }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const mayRead = useCan()('train.read');
  const trains = data.useExamFindTrainListByExamIdQuery({ examId: exam.id }).currentData ?? [];
  if (trains.length === 0) return null;
  return (
    <p style={{ margin: `0 0 ${token.margin}px`, color: token.colorTextSecondary }}>
      {t('inTrains')}{' '}
      {trains.map(({ trainId, title }, index) => (
        <span key={trainId}>
          {index > 0 && ' · '}
          {mayRead ? (
            <PageLink to={`/saas/task/${trainId}/items`} style={{ color: token.colorLink }}>
              {title}
            </PageLink>
          ) : (
            title
          )}
        </span>
      ))}
    </p>
  );
}
