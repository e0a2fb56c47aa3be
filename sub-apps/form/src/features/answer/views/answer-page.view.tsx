import { Alert } from 'antd';
import { useSearchParams } from 'react-router';
import { answeringWords } from '../../../common/answering/phrases';
import { pageOfRef, questionnaireRefOf } from '../data/address';
import { phrases } from '../phrases';
import { AnswerForm } from './answer-form.view';
import { AnswerFrame } from './frame.view';

export const prepare = () => Promise.all([phrases.load(), answeringWords.load()]);

/** /form/answer?key=… by its link, ?id=… for the people of a training. */
export default function AnswerPage() {
  const { t } = phrases.use();
  const [search] = useSearchParams();
  const ref = questionnaireRefOf(search);
  if (ref) return <AnswerForm key={pageOfRef(ref)} questionnaireRef={ref} />;
  return (
    <AnswerFrame title={t('title')}>
      <Alert
        role="alert"
        showIcon
        type="warning"
        title={t('unknown')}
        description={t('unknownHint')}
      />
    </AnswerFrame>
  );
}
