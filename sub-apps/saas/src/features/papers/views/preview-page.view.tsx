import ArrowLeftOutlined from '@ant-design/icons/es/icons/ArrowLeftOutlined';
import { FailedNotice, PageLink, type Paper } from '@edu/shared-utility';
import { adminPhrases } from '@edu/shared-utility/admin';
import { failureOf } from '@edu/shared-utility/data';
import { Button, Checkbox, Empty, Flex, Skeleton, theme } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router';
import { data } from '../../../common/examining-data';
import { LinkButton } from '../../../common/link-button.view';
import { questionWords } from '../../../common/questions/phrases';
import { pageOfPaper } from '../data/paper-form.hook';
import { phrases } from '../phrases';
import { PaperLoader } from './paper-loader.view';
import { PrintedSheet } from './printed-sheet.view';
import { Sheet } from './sheet.view';

export const prepare = () =>
  Promise.all([phrases.load(), adminPhrases.load(), questionWords.load()]);

function Preview({ paper }: { readonly paper: Paper }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [hasAnswers, setAnswers] = useState(false);
  const read = data.usePaperDrawQuery({ id: paper.id });
  const sheet = read.currentData;
  const isEmpty = sheet?.sections.every(({ questions }) => questions.length === 0) ?? false;
  return (
    <>
      <Flex justify="space-between" align="flex-start" gap="middle" wrap>
        <div style={{ minWidth: 0 }}>
          <PageLink to={pageOfPaper(paper.id)} style={{ color: token.colorTextSecondary }}>
            <ArrowLeftOutlined aria-hidden /> {t('backToPaper')}
          </PageLink>
          <p style={{ margin: 0, color: token.colorTextSecondary }}>
            {t(paper.type === 'random' ? `previewHint.${paper.drawn}` : 'previewHint.fixed')}
          </p>
        </div>
        <Flex gap="small" align="center" wrap>
          <Checkbox checked={hasAnswers} onChange={({ target }) => setAnswers(target.checked)}>
            {t('withAnswers')}
          </Checkbox>
          {paper.type === 'random' && (
            <Button loading={read.isFetching} onClick={() => void read.refetch()}>
              {t('drawAgain')}
            </Button>
          )}
          <Button type="primary" disabled={!sheet || isEmpty} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </Flex>
      </Flex>
      {read.error && !read.isFetching && (
        <>
          <FailedNotice
            title={t('drawFailed')}
            hint={failureOf(read.error).message}
            onRetry={() => void read.refetch()}
          />
          <Flex justify="center">
            <LinkButton to={`/paper/${paper.id}`}>{t('backToPaper')}</LinkButton>
          </Flex>
        </>
      )}
      {!sheet && read.isFetching && <Skeleton active paragraph={{ rows: 10 }} />}
      {sheet && isEmpty && <Empty description={t('previewEmpty')} />}
      {sheet && !isEmpty && (
        <>
          <div style={{ maxWidth: 820, margin: `${token.marginLG}px auto 0` }}>
            <Sheet sheet={sheet} hasAnswers={hasAnswers} onStale={() => void read.refetch()} />
          </div>
          <PrintedSheet sheet={sheet} hasAnswers={hasAnswers} />
        </>
      )}
    </>
  );
}

/** /saas/paper/<id>/preview: a paper as one person would get it, also for printing. */
export default function PaperPreviewPage() {
  const { id = '' } = useParams();
  return <PaperLoader id={id}>{(paper) => <Preview key={id} paper={paper} />}</PaperLoader>;
}
