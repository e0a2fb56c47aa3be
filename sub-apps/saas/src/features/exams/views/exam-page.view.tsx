import { adminPhrases } from '@edu/shared-utility/admin';
import { usePageName } from '@edu/shared-utility/data';
import { useParams } from 'react-router';
import { data } from '../../../common/examining-data';
import { SingleRecord } from '../../../common/single-record.view';
import { phrases } from '../phrases';
import { ExamTabs } from './exam-tabs.view';

export const prepare = () => Promise.all([phrases.load(), adminPhrases.load()]);

/** /saas/exam/<id>/<tab>: one exam. */
export default function ExamPage() {
  const { t } = phrases.use();
  const { id = '', tab } = useParams();
  const read = data.useExamFindByIdQuery({ id });
  const exam = read.data?.id === id ? read.data : undefined;
  usePageName(exam?.title ?? null);
  return (
    <SingleRecord
      read={read}
      row={exam}
      words={{ forbidden: t('forbidden'), failed: t('failed'), loading: t('loading') }}
      back={{ label: t('backToList'), href: '/saas/exam' }}
    >
      {(item) => <ExamTabs key={id} exam={item} tab={tab} />}
    </SingleRecord>
  );
}
