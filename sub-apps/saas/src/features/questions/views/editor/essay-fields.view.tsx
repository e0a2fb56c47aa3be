import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import type { EssayBody, RubricLine } from '@edu/shared-utility';
import { newRequestId } from '@edu/shared-utility/admin';
import { Button, Flex, Form } from 'antd';
import Input from 'antd/es/input/Input';
import { questionWords } from '../../../../common/questions/phrases';
import { faultAt, idOfPlace } from '../../data/field-positions';
import { phrases } from '../../phrases';
import type { FieldProps } from './field-props';
import { NumberInput } from './number-input.view';
import { TextField } from './text-field.view';

interface Props extends FieldProps {
  readonly body: EssayBody;
  readonly onChange: (change: Partial<EssayBody>) => void;
}

/** Model answer, rubric and length limit of an essay. */
export function EssayFields({ body, onChange, path, faults, files }: Props) {
  const { t } = phrases.use();
  const words = questionWords.use();
  const { answer, rubric, maxLength } = body;
  const change = (id: string, part: Partial<RubricLine>) =>
    onChange({ rubric: rubric.map((line) => (line.id === id ? { ...line, ...part } : line)) });
  const fault = faultAt(faults, `${path}rubric`);
  return (
    <>
      <TextField
        path={`${path}answer`}
        label={words.t('reference')}
        value={answer}
        files={files}
        fault={faults[`${path}answer`]}
        onChange={(next) => onChange({ answer: next })}
      />
      <Form.Item
        label={words.t('rubric')}
        extra={t('rubricHint')}
        validateStatus={fault ? 'error' : undefined}
        help={fault ? <span role="alert">{fault}</span> : undefined}
      >
        <Flex vertical gap="small">
          {rubric.map(({ id, text, share }, index) => (
            <Flex key={id} gap="small">
              <Input
                id={idOfPlace(`${path}rubric.${index}.text`)}
                aria-label={t('rubricLine', { number: index + 1 })}
                autoComplete="off"
                maxLength={300}
                value={text}
                onChange={({ target }) => change(id, { text: target.value })}
              />
              <NumberInput
                label={t('rubricShare', { number: index + 1 })}
                max={1000}
                width={80}
                value={share}
                onChange={(next) => change(id, { share: next })}
              />
              <Button
                type="text"
                icon={<DeleteOutlined aria-hidden />}
                aria-label={t('removeRubricLine', { number: index + 1 })}
                onClick={() => onChange({ rubric: rubric.filter((line) => line.id !== id) })}
              />
            </Flex>
          ))}
          <Button
            icon={<PlusOutlined aria-hidden />}
            disabled={rubric.length >= 20}
            style={{ alignSelf: 'flex-start' }}
            onClick={() =>
              onChange({ rubric: [...rubric, { id: newRequestId(), text: '', share: 1 }] })
            }
          >
            {t('addRubricLine')}
          </Button>
        </Flex>
      </Form.Item>
      <Form.Item label={t('maxLength')} htmlFor={idOfPlace(`${path}maxLength`)}>
        <NumberInput
          id={idOfPlace(`${path}maxLength`)}
          max={20_000}
          width={120}
          value={maxLength}
          onChange={(next) => onChange({ maxLength: next })}
        />
      </Form.Item>
    </>
  );
}
