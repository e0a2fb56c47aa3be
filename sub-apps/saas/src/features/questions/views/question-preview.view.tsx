import { loadedOf } from '@edu/shared-utility/data';
import { Skeleton } from 'antd';
import { SmallFailure } from '../../../common/failure/small-failure.view';
import { data } from '../../../common/page-data';
import { QuestionView } from '../../../common/questions/question-view.view';
import { phrases } from '../phrases';

/** The draft of a question with its right answer. */
export function QuestionPreview({ id }: { readonly id: string }) {
  const { t } = phrases.use();
  const read = data.useQuestionFindByIdQuery({ id });
  const load = loadedOf(read);
  const reread = () => void read.refetch();
  if (load.status === 'failed') return <SmallFailure onRetry={reread} />;
  if (!load.data) {
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton active title={false} />
      </div>
    );
  }
  return <QuestionView content={load.data.content} files={load.data.files} onStale={reread} />;
}
