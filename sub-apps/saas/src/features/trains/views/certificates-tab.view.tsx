import { FailedNotice, useCan } from '@edu/shared-utility';
import { loadedOf } from '@edu/shared-utility/data';
import { Skeleton } from 'antd';
import { issueWords } from '../../../common/certificates/phrases';
import { data } from '../../../common/training-data';
import type { TrainTabProps } from '../data/tab-props';
import { trainCertificateWords } from '../phrases/certificates';
import { CertificateRule } from './certificate-rule.view';
import { IssuedList } from './issued-list.view';

export const prepare = () =>
  Promise.all([issueWords, trainCertificateWords].map((phrases) => phrases.load()));

/** The rule of a training's certificates, and the issued ones. */
export default function CertificatesTab({ train }: TrainTabProps) {
  const { t } = trainCertificateWords.use();
  const mayRead = useCan()('certificate.read');
  const read = data.useTrainCertificateFindTrainCertByIdQuery({ id: train.id });
  const load = loadedOf(read);
  if (load.status === 'failed') {
    return (
      <FailedNotice title={t('failed')} hint={load.message} onRetry={() => void read.refetch()} />
    );
  }
  if (load.status === 'loading') return <Skeleton active />;
  const rule = load.data ?? null;
  return (
    <>
      <CertificateRule key={`${rule?.templateId} ${rule?.condition}`} train={train} rule={rule} />
      {mayRead && <IssuedList train={train} rule={rule} />}
    </>
  );
}
