import { formatDate, useOverlay } from '@edu/shared-utility';
import { loadedOf } from '@edu/shared-utility/data';
import { Button, Flex, Modal, Skeleton, theme } from 'antd';
import { useState } from 'react';
import { SmallFailure } from '../../../common/failure/small-failure.view';
import { data } from '../../../common/page-data';
import { QuestionView } from '../../../common/questions/question-view.view';
import { phrases } from '../phrases';

interface RevisionProps {
  readonly id: string;
  readonly number: number;
  readonly onClose: () => void;
}

function RevisionDialog({ id, number, onClose }: RevisionProps) {
  const { t } = phrases.use();
  const read = data.useQuestionFindRevisionQuery({ id, number });
  const load = loadedOf(read);
  useOverlay(onClose);
  return (
    <Modal
      open
      title={t('revisionTitle', { number })}
      width={720}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
      onCancel={onClose}
    >
      {load.status === 'failed' && <SmallFailure onRetry={() => void read.refetch()} />}
      {load.status !== 'failed' && !load.data && <Skeleton active />}
      {load.status !== 'failed' && load.data && (
        <QuestionView {...load.data} onStale={() => void read.refetch()} />
      )}
    </Modal>
  );
}

/** The released revisions of a question, each of which can be viewed. */
export function Revisions({ id }: { readonly id: string }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [openRevision, setOpenRevision] = useState<number | null>(null);
  const read = data.useQuestionFindRevisionsQuery({ id });
  const load = loadedOf(read);
  if (load.status === 'failed') return <SmallFailure onRetry={() => void read.refetch()} />;
  const revisions = load.data;
  if (!revisions) return null;
  if (revisions.length === 0) {
    return <span style={{ color: token.colorTextSecondary }}>{t('noRevisions')}</span>;
  }
  return (
    <>
      <ul
        aria-label={t('section.revisions')}
        style={{ display: 'grid', gap: token.marginXS, margin: 0, padding: 0, listStyle: 'none' }}
      >
        {revisions.map(({ number, releasedAt, byName, uses }) => (
          <Flex key={number} component="li" vertical align="flex-start">
            <Button
              type="link"
              style={{ padding: 0, height: 'auto' }}
              aria-label={t('showRevision', { number })}
              onClick={() => setOpenRevision(number)}
            >
              {t('revisionTitle', { number })}
            </Button>
            <span style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>
              {[formatDate(releasedAt, 'datetime'), byName, t('revisionUses', { count: uses })]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </Flex>
        ))}
      </ul>
      {openRevision !== null && (
        <RevisionDialog id={id} number={openRevision} onClose={() => setOpenRevision(null)} />
      )}
    </>
  );
}
