import {
  FailedNotice,
  formatNumber,
  type UserPaper as Paper,
  useOverlay,
} from '@edu/shared-utility';
import { failureOf, type ReadResult } from '@edu/shared-utility/data';
import { Modal, Skeleton, theme } from 'antd';
import type { ReactNode } from 'react';
import { QuestionView } from '../questions/question-view.view';
import { useGivenText } from './given-text.hook';
import { userPaperWords } from './phrases';

interface Props {
  readonly read: ReadResult<Paper> & { refetch(): unknown };
  readonly onClose: () => void;
  /** A note above the answers. */
  readonly children?: ReactNode;
}

/** A person's answers to a paper, with the correct answers and the points. */
export function UserPaper({ read, onClose, children }: Props) {
  const { t } = userPaperWords.use();
  const { token } = theme.useToken();
  const textOf = useGivenText();
  const paper = read.data;
  useOverlay(onClose);
  return (
    <Modal
      open
      width={820}
      title={
        paper
          ? t('paperOf', {
              name: paper.name,
              score: paper.score === null ? '–' : formatNumber(paper.score),
              total: formatNumber(paper.totalScore),
            })
          : t('loading')
      }
      cancelText={t('close')}
      footer={(_, { CancelBtn }) => <CancelBtn />}
      onCancel={onClose}
    >
      {Boolean(read.error) && !paper && (
        <FailedNotice
          title={t('failed')}
          hint={failureOf(read.error).message}
          onRetry={() => void read.refetch()}
        />
      )}
      {!read.error && !paper && <Skeleton active />}
      {children && <p style={{ margin: 0, color: token.colorTextSecondary }}>{children}</p>}
      <ol style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {paper?.answers.map((answer, index) => (
          <li
            key={answer.id}
            style={{
              paddingBlock: token.padding,
              borderBlockEnd: `1px solid ${token.colorBorderSecondary}`,
            }}
          >
            <div style={{ color: token.colorTextSecondary }}>
              {index + 1}. {answer.sectionTitle} ·{' '}
              {t('scoreOf', {
                score: answer.score === null ? t('unmarked') : formatNumber(answer.score),
                max: formatNumber(answer.maxScore),
              })}
            </div>
            <QuestionView content={answer.question} files={paper.files} />
            <p
              style={{
                margin: `${token.marginXS}px 0 0`,
                padding: token.paddingXS,
                borderRadius: token.borderRadius,
                background:
                  answer.score === answer.maxScore ? token.colorSuccessBg : token.colorWarningBg,
                whiteSpace: 'pre-wrap',
                overflowWrap: 'anywhere',
              }}
            >
              <strong>{t('given')}</strong> {textOf(answer.question, answer.given)}
            </p>
            {answer.comment && <p>{t('commentOf', { text: answer.comment })}</p>}
          </li>
        ))}
      </ol>
    </Modal>
  );
}
