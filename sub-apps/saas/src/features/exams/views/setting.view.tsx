import type { Exam } from '@edu/shared-utility';
import { Form, type FormItemProps } from 'antd';
import { type Field, idOfField, isFixed } from '../data/exam-values';
import { phrases } from '../phrases';

/** The result of a setting's own rule. */
export const reject = (isRight: boolean, words: string): Promise<void> =>
  isRight ? Promise.resolve() : Promise.reject(new Error(words));

interface Props extends Omit<FormItemProps, 'name' | 'label' | 'children'> {
  readonly exam: Exam;
  readonly name: Field;
  /** True for a control that has its own label. */
  readonly isBare?: boolean;
  readonly children: (fieldProps: {
    readonly id: string;
    readonly disabled?: true;
  }) => FormItemProps['children'];
}

/** A setting with its label; for a published exam it says that the value is fixed. */
export function Setting({ exam, name, isBare = false, children, ...item }: Props) {
  const { t } = phrases.use();
  const isOver = isFixed(name, exam);
  return (
    <Form.Item
      {...item}
      name={name}
      htmlFor={idOfField(name)}
      {...(!isBare && { label: t(`field.${name}`) })}
    >
      {children({ id: idOfField(name), ...(isOver && { disabled: true as const }) })}
    </Form.Item>
  );
}
