import { Button, Form, type InputProps } from 'antd';
import Input from 'antd/es/input/Input';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { morePhrases } from '../../../phrases/more';

interface Props {
  readonly label: string;
  readonly initial?: string;
  readonly input: Pick<InputProps, 'maxLength' | 'autoComplete' | 'inputMode' | 'placeholder'>;
  /** Normalises the input. */
  readonly clean?: (text: string) => string;
  /** Validates it before it is sent. */
  readonly check: (text: string) => string | false;
  readonly busy: boolean;
  /** Whether the browser's prompt is open, which can be cancelled. */
  readonly isPrompting: boolean;
  readonly problem: string;
  readonly action: string;
  readonly onEdited: () => void;
  readonly onSubmit: (text: string) => void;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
}

/** A form with one field, its error and two buttons. */
export function FactorForm(props: Props) {
  const { label, initial = '', input, clean, check, busy, isPrompting, problem, action } = props;
  const { t } = morePhrases.use();
  const id = useId();
  const [text, setText] = useState(initial);
  const [inputError, setInputError] = useState('');
  const error = inputError || problem;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    const problem = check(text) || '';
    setInputError(problem);
    if (!problem) props.onSubmit(text.trim());
  };
  const edit = (value: string): void => {
    setText(clean ? clean(value) : value);
    setInputError('');
    if (problem) props.onEdited();
  };
  return (
    <form noValidate onSubmit={submit}>
      {props.children}
      <Form.Item
        layout="vertical"
        label={label}
        htmlFor={id}
        validateStatus={error ? 'error' : ''}
        help={
          error ? (
            <span id={`${id}-help`} role="alert">
              {error}
            </span>
          ) : undefined
        }
      >
        <Input
          {...input}
          id={id}
          value={text}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-help` : undefined}
          onChange={(event) => edit(event.target.value)}
        />
      </Form.Item>
      <div className="eac-ends">
        <Button disabled={busy && !isPrompting} onClick={props.onCancel}>
          {t('dialog.cancel')}
        </Button>
        <Button type="primary" htmlType="submit" loading={busy}>
          {action}
        </Button>
      </div>
    </form>
  );
}
