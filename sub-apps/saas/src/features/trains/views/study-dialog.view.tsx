import {
  FailedNotice,
  formatDate,
  formatNumber,
  formatPercent,
  type Train,
  useOverlay,
} from '@edu/shared-utility';
import { Facts } from '@edu/shared-utility/admin';
import { loadedOf } from '@edu/shared-utility/data';
import { Modal, Skeleton } from 'antd';
import { data } from '../../../common/training-data';
import { figureWords } from '../phrases/figures';
import { StudyItems } from './study-items.view';

interface Props {
  readonly train: Train;
  readonly userId: string;
  readonly onClose: () => void;
}

/** The progress of one member. */
export function StudyDialog({ train, userId, onClose }: Props) {
  const { t } = figureWords.use();
  const read = data.useTrainFindUserStudyDetailInfoQuery({ trainId: train.id, userId });
  const load = loadedOf(read);
  const study = load.status === 'ready' ? load.data : undefined;
  useOverlay(onClose);
  return (
    <Modal
      open
      width={640}
      title={study?.name ?? t('loading')}
      cancelText={t('close')}
      footer={(_, { CancelBtn }) => <CancelBtn />}
      onCancel={onClose}
    >
      {load.status === 'failed' && (
        <FailedNotice title={t('failed')} hint={load.message} onRetry={() => void read.refetch()} />
      )}
      {load.status === 'loading' && <Skeleton active />}
      {study && (
        <>
          <Facts
            empty="–"
            facts={[
              [t('status'), t(`study.${study.status}`)],
              [t('progress'), formatPercent(study.progress)],
              [t('time'), t('minutes', { count: study.studyMinutes })],
              [t('passedAt'), study.passedAt && formatDate(study.passedAt, 'datetime')],
              [t('certificateNo'), study.certificateNo],
              [t('itemCount'), formatNumber(study.items.length)],
            ]}
          />
          <StudyItems train={train} study={study} />
        </>
      )}
    </Modal>
  );
}
