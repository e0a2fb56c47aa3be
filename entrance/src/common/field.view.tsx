import type { InputProps } from 'antd';
import Input from 'antd/es/input/Input';
import { type ReactNode, useId } from 'react';
import type { FieldProps } from './fields.hook';

interface Props extends Omit<FieldProps, 'problem'> {
  readonly label: string;
  /** In the current language. */
  readonly problem?: string;
  /** A hint below the field; an error replaces it. */
  readonly hint?: ReactNode;
  /** Placed right of the input, in the same row. */
  readonly sideElement?: ReactNode;
  readonly input?: Omit<InputProps, 'name' | 'value' | 'onChange' | 'onBlur'>;
}

/** Label, input and error, associated for screen readers. */
export function Field({
  label,
  problem,
  hint,
  sideElement,
  input,
  name,
  value,
  onChange,
  onBlur,
}: Props) {
  const id = useId();
  const helpId = `${id}-help`;
  const help = problem ?? hint;
  return (
    <div className="ee-field">
      <label htmlFor={id}>{label}</label>
      <div className="ee-row">
        <Input
          size="large"
          {...input}
          id={id}
          name={name}
          value={value}
          status={problem ? 'error' : undefined}
          aria-invalid={problem ? true : undefined}
          aria-describedby={help ? helpId : undefined}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
        {sideElement}
      </div>
      <FieldHelp id={helpId} problem={problem} hint={hint} />
    </div>
  );
}

/** The error or else the hint of a field; announced when it changes. */
export function FieldHelp({ id, problem, hint }: Pick<Props, 'problem' | 'hint'> & { id: string }) {
  return (
    <div id={id} className="ee-help" data-problem={problem ? '' : undefined} aria-live="polite">
      {problem ?? hint}
    </div>
  );
}
