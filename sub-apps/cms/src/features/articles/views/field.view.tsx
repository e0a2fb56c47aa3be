import { Form } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  /** Id of the control; without it the label is a heading over a control with a name of its own. */
  readonly id?: string;
  /** Omitted for a control with a name of its own. */
  readonly label?: string;
  readonly fault?: string | undefined;
  readonly hint?: string;
  readonly required?: boolean;
  readonly children: ReactNode;
}

/** A control with its label and error. */
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
