import { Form } from 'antd';
import type { ReactNode } from 'react';
import type { CourseValues } from '../data/course-values';
import { idOfPart } from '../data/editor-targets';

interface Props {
  readonly name: keyof CourseValues;
  readonly label: string;
  readonly extra?: string;
  /** Error message of the server or of the page. */
  readonly fault?: string | null;
  readonly required?: boolean;
  readonly children: ReactNode;
}

/** A field that saves automatically; its label refers to the control of the same name. */
export const Field = ({ name, label, extra, fault, required, children }: Props) => (
  <Form.Item
    label={label}
    htmlFor={idOfPart(name)}
    required={required}
    extra={extra}
    validateStatus={fault ? 'error' : undefined}
    help={fault ? <span role="alert">{fault}</span> : undefined}
  >
    {children}
  </Form.Item>
);
