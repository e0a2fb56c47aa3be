import { type Exam, FailedNotice, saveFile, toast, useCan } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { Alert, Button, Empty, Flex, Skeleton, theme } from 'antd';
import { useState } from 'react';
import { data } from '../../../common/examining-data';
import { questionWords } from '../../../common/questions/phrases';
import { userPaperWords } from '../../../common/user-paper/phrases';
import { scoreFile } from '../data/score-file';
import { analysisWords } from '../phrases/analysis';
import { AnalysisSums } from './analysis-sums.view';
import { Distribution } from './distribution.view';
import { QuestionTable } from './question-table.view';
import { Ranking } from './ranking.view';

export const prepare = () =>
  Promise.all([analysisWords, questionWords, userPaperWords].map((phrases) => phrases.load()));

/** The results of an exam: distribution of scores, statistics of each question, and the ranking. */
export default function AnalysisTab({ exam }: { readonly exam: Exam }) {
  const { t } = analysisWords.use();
  const { token } = theme.useToken();
  const can = useCan();
  const [isSaving, setSaving] = useState(false);
  const read = data.useExamAnalysisFindPaperAnalysisQuery({ examId: exam.id });
  const analysis = read.data;
  const save = async (): Promise<void> => {
    setSaving(true);
    try {
      await saveFile(await scoreFile(exam.id));
      toast.success(t('saved'));
    } catch {
      // The call has shown the error itself.
    } finally {
      setSaving(false);
    }
  };
  if (read.error && !analysis) {
    return (
      <FailedNotice
        title={t('failed')}
        hint={failureOf(read.error).message}
        onRetry={() => void read.refetch()}
      />
    );
  }
  if (!analysis) return <Skeleton active />;
  return (
    <>
      <Flex justify="flex-end" style={{ marginBlockEnd: token.marginSM }}>
        {can('exam.export') && (
          <Button loading={isSaving} onClick={() => void save()}>
            {t('export')}
          </Button>
        )}
      </Flex>
      {analysis.taken === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('nobody')} />
      ) : (
        <>
          {analysis.waiting > 0 && (
            <Alert type="info" showIcon title={t('waiting', { count: analysis.waiting })} />
          )}
          <Flex gap="large" wrap style={{ marginBlock: token.margin }}>
            <div style={{ flex: '1 1 240px' }}>
              <AnalysisSums of={analysis} />
            </div>
            {analysis.marked > 0 && (
              <div style={{ flex: '2 1 320px', minWidth: 0 }}>
                <Distribution of={analysis} />
              </div>
            )}
          </Flex>
          {analysis.marked > 0 && (
            <>
              <QuestionTable examId={exam.id} />
              <Ranking exam={exam} />
            </>
          )}
        </>
      )}
    </>
  );
}
