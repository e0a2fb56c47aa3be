import { type QuestionContent, useLoad } from '@edu/shared-utility';
import { Alert, theme } from 'antd';
import { useCallback } from 'react';
import { useDebounced } from '../../../../common/debounced.hook';
import { questionText } from '../../../../common/questions/question-text';
import { findSimilar } from '../../data/find-similar';
import { phrases } from '../../phrases';
import { SimilarList } from '../similar.view';

interface Props {
  readonly content: QuestionContent;
  /** Id of the question itself. */
  readonly id: string | undefined;
}

/** Similar questions while the text is being written; errors of the search are ignored. */
export function SimilarBox({ content, id }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const text = useDebounced(questionText(content).slice(0, 5000));
  const read = useCallback((signal: AbortSignal) => findSimilar(text, id, signal), [text, id]);
  const [load] = useLoad(read);
  const similarQuestions = load.status === 'failed' ? [] : (load.data ?? []);
  return (
    <div role="status">
      {similarQuestions.length > 0 && (
        <Alert
          type="warning"
          title={t('nearlySame')}
          description={
            <div style={{ maxHeight: 320, overflowY: 'auto', fontSize: token.fontSizeSM }}>
              <SimilarList similarQuestions={similarQuestions} />
            </div>
          }
        />
      )}
    </div>
  );
}
