import type { BlankBody } from '@edu/shared-utility';
import { Checkbox, Flex, Form, Select, theme } from 'antd';
import { questionWords } from '../../../../common/questions/phrases';
import { faultAt, idOfPlace } from '../../data/field-positions';
import { phrases } from '../../phrases';
import type { FieldProps } from './field-props';

interface Props extends FieldProps {
  readonly body: BlankBody;
  readonly onChange: (change: Partial<BlankBody>) => void;
}

/** The accepted answers of each gap; inserting a gap in the text adds a line here. */
export function BlankAnswersField({ body, onChange, path, faults }: Props) {
  const { t } = phrases.use();
  const words = questionWords.use();
  const { token } = theme.useToken();
  const { answer, matchCase, anyOrder } = body;
  return (
    <>
      {answer.length === 0 && <p style={{ color: token.colorTextSecondary }}>{t('noGaps')}</p>}
      {answer.map((variants, index) => {
        const fieldPath = `${path}answer.${index}`;
        const fault = faultAt(faults, fieldPath);
        return (
          <Form.Item
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is identified by its position
            key={index}
            label={words.t('gap', { number: index + 1 })}
            htmlFor={idOfPlace(fieldPath)}
            required
            extra={index === 0 ? t('gapHint') : undefined}
            validateStatus={fault ? 'error' : undefined}
            help={fault ? <span role="alert">{fault}</span> : undefined}
          >
            <Select
              id={idOfPlace(fieldPath)}
              mode="tags"
              open={false}
              suffixIcon={null}
              maxCount={20}
              value={variants}
              onChange={(next: string[]) =>
                onChange({
                  answer: answer.map((items, blankIndex) =>
                    blankIndex === index ? next.map((text) => text.trim()).filter(Boolean) : items,
                  ),
                })
              }
            />
          </Form.Item>
        );
      })}
      <Form.Item>
        <Flex gap="middle" wrap>
          <Checkbox
            checked={matchCase}
            onChange={({ target }) => onChange({ matchCase: target.checked })}
          >
            {words.t('matchCase')}
          </Checkbox>
          <Checkbox
            checked={anyOrder}
            onChange={({ target }) => onChange({ anyOrder: target.checked })}
          >
            {words.t('anyOrder')}
          </Checkbox>
        </Flex>
      </Form.Item>
    </>
  );
}
