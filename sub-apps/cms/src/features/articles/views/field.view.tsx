import { Form } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  /** Id of the control; without one the label is a heading over what says itself what it is. */
  readonly id?: string;
  /** Without one the control says itself what it is. */
  readonly label?: string;
  readonly fault?: string | undefined;
  readonly hint?: string;
  readonly required?: boolean;
  readonly children: ReactNode;
}

/** A control under its label, with what is wrong in it. */
export const Field = ({ id, label, fault, hint, required = false, children }: Props) => (
  <Form.Item
    {...(id !== undefined && { htmlFor: id })}
    label={label}
    required={required}
    validateStatus={fault ? 'error' : undefined}
    help={fault && <span role="alert">{fault}</span>}
    extra={hint}
    style={{ marginBlockEnd: 20 }}
  >
    {children}
  </Form.Item>
);
