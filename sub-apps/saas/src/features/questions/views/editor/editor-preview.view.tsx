import { type Question, useOverlay } from '@edu/shared-utility';
import { Button, Modal } from 'antd';
import { QuestionView } from '../../../../common/questions/question-view.view';
import type { QuestionEditor } from '../../data/question-editor.hook';
import { phrases } from '../../phrases';

export function EditorPreview({
  editor,
  question,
  onClose,
}: {
  readonly editor: QuestionEditor;
  readonly question: Question | null;
  readonly onClose: () => void;
}) {
  const { t } = phrases.use();
  useOverlay(onClose);
  return (
    <Modal
      open
      title={t('preview')}
      width={720}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
      onCancel={onClose}
    >
      <QuestionView content={editor.values.content} files={question?.files ?? []} />
    </Modal>
  );
}
