import type { FormQuestion } from '@edu/shared-utility';
import { LARGEST_NUMBER } from '@edu/shared-utility/questionnaire';
import { Flex, Form } from 'antd';
import Input from 'antd/es/input/Input';
import { phrases } from '../phrases';

/** The platform refuses other numbers, which would prevent the whole draft from being saved. */
const numberOf = (text: string): number | null =>
  text.trim() === '' || !Number.isFinite(Number(text))
    ? null
    : Math.max(-LARGEST_NUMBER, Math.min(LARGEST_NUMBER, Number(text)));

interface Props {
  /** Beginning of the ids of its fields. */
  readonly id: string;
  readonly question: FormQuestion;
  readonly onChange: (change: Partial<FormQuestion>) => void;
}

/** The least and the most of a number, or of the options that a person may choose. */
export function BoundsFields({ id, question: { kind, min, max }, onChange: set }: Props) {
  const { t } = phrases.use();
  return (
    <Flex gap="small">
      {(
        [
          ['min', min],
          ['max', max],
        ] as const
      ).map(([key, value]) => (
        <Form.Item
          key={key}
          style={{ flex: 1 }}
          label={t(kind === 'multiple' ? `choices.${key}` : `numbers.${key}`)}
          htmlFor={`${id}-${key}`}
        >
          <Input
            id={`${id}-${key}`}
            type="number"
            value={value ?? ''}
            onChange={({ target }) => set({ [key]: numberOf(target.value) })}
          />
        </Form.Item>
      ))}
    </Flex>
  );
}
