import { adminPhrases } from '@edu/shared-utility/admin';
import { usePageName } from '@edu/shared-utility/data';
import { useParams } from 'react-router';
import { SingleRecord } from '../../../common/single-record.view';
import { data } from '../../../common/training-data';
import { phrases } from '../phrases';
import { trainWords } from '../phrases/train';
import { TrainTabs } from './train-tabs.view';

export const prepare = () =>
  Promise.all([phrases, trainWords, adminPhrases].map((item) => item.load()));

/** /saas/task/<id>/<tab>: one training. */
export default function TrainPage() {
  const { t } = phrases.use();
  const { id = '', tab } = useParams();
  const read = data.useTrainFindByIdQuery({ id });
  const train = read.data?.id === id ? read.data : undefined;
  usePageName(train?.title ?? null);
  return (
    <SingleRecord
      read={read}
      row={train}
      words={{ forbidden: t('forbidden'), failed: t('failed'), loading: t('loading') }}
      back={{ label: t('backToList'), href: '/saas/task' }}
    >
      {(item) => <TrainTabs key={id} train={item} tab={tab} />}
    </SingleRecord>
  );
}
