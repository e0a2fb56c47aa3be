import { Form, type FormItemProps } from 'antd';
import type { BasicsField } from '../data/basics-values';
import { idOfPart } from '../data/editor-targets';
import { trainWords } from '../phrases/train';

interface Props extends Omit<FormItemProps, 'name'> {
  readonly name: BasicsField;
}

/** A field of a training, with its label and the id by which problems lead to it. */
export function BasicsSetting({ name, ...item }: Props) {
  const { t } = trainWords.use();
  return <Form.Item {...item} name={name} htmlFor={idOfPart(name)} label={t(`field.${name}`)} />;
}
