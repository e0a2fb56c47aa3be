import { Form, Select } from 'antd';
import { questionWords } from '../../../../common/questions/phrases';
import { questionTypes } from '../../../../common/questions/question-kinds';
import { asType } from '../../data/content-changes';
import type { QuestionEditor } from '../../data/question-editor.hook';
import { phrases } from '../../phrases';

interface TypeProps {
  readonly editor: QuestionEditor;
}

/** The question type; changing it keeps what both types have in common. */
export function TypeField({ editor: { values, set } }: TypeProps) {
  const { t } = phrases.use();
  const words = questionWords.use();
  return (
    <Form.Item label={t('column.type')}>
      <Select
        aria-label={t('column.type')}
        value={values.content.type}
        style={{ maxWidth: 240 }}
        options={questionTypes.map((value) => ({ value, label: words.t(`type.${value}`) }))}
        onChange={(type) => set({ content: asType(values.content, type) })}
      />
    </Form.Item>
  );
}
