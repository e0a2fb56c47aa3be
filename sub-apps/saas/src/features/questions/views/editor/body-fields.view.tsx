import type { PartBody } from '@edu/shared-utility';
import { Flex, Form } from 'antd';
import { questionWords } from '../../../../common/questions/phrases';
import { idOfPlace } from '../../data/field-positions';
import { phrases } from '../../phrases';
import { BlankAnswersField } from './blank-answers-field.view';
import { ChoiceInput } from './choice-input.view';
import { EssayFields } from './essay-fields.view';
import type { FieldProps } from './field-props';
import { OptionsField } from './options-field.view';

export function BodyFields({
  body,
  onChange,
  ...field
}: FieldProps & { readonly body: PartBody; readonly onChange: (change: object) => void }) {
  const { t } = phrases.use();
  const words = questionWords.use();
  switch (body.type) {
    case 'single':
    case 'multiple':
      return <OptionsField {...field} body={body} onChange={onChange} />;
    case 'judge':
      return (
        <Form.Item label={t('answer')} required>
          <Flex id={idOfPlace(`${field.path}answer`)} gap="middle">
            {[true, false].map((value) => (
              <ChoiceInput
                key={String(value)}
                type="radio"
                checked={body.answer === value}
                onChange={() => onChange({ answer: value })}
              >
                {words.t(`judged.${value}`)}
              </ChoiceInput>
            ))}
          </Flex>
        </Form.Item>
      );
    case 'blank':
      return <BlankAnswersField {...field} body={body} onChange={onChange} />;
    case 'essay':
      return <EssayFields {...field} body={body} onChange={onChange} />;
  }
}
