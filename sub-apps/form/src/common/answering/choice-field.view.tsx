import type { FormQuestion, FormValue } from '@edu/shared-utility';

export interface FieldProps {
  readonly question: FormQuestion;
  /** `name` of the inputs of this question. */
  readonly name: string;
  readonly value: FormValue | undefined;
  readonly describedBy: string | undefined;
  /** Whether the answer has an error. */
  readonly isFaulty: boolean;
  readonly onChange: (value: FormValue | undefined) => void;
}

/** A choice of one or of several options. */
export function ChoiceField({ question, name, value, describedBy, onChange }: FieldProps) {
  const isMany = question.kind === 'multiple';
  const chosen = Array.isArray(value) ? value : [];
  const toggle = (id: string, isOn: boolean): void =>
    onChange(
      // In the order of the options.
      question.options
        .map((option) => option.id)
        .filter((item) => (item === id ? isOn : chosen.includes(item))),
    );
  return (
    <div className="form-choices">
      {question.options.map(({ id, text }) => (
        <label key={id} className="form-choice">
          <input
            type={isMany ? 'checkbox' : 'radio'}
            name={name}
            aria-describedby={describedBy}
            checked={isMany ? chosen.includes(id) : value === id}
            onChange={({ target }) => (isMany ? toggle(id, target.checked) : onChange(id))}
          />
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
}
