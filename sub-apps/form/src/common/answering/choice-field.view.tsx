import type { FormQuestion, FormValue } from '@edu/shared-utility';

export interface FieldProps {
  readonly question: FormQuestion;
  /** Of the fields of this question. */
  readonly name: string;
  readonly value: FormValue | undefined;
  readonly describedBy: string | undefined;
  /** Something is wrong with the answer. */
  readonly isFaulty: boolean;
  readonly onChange: (value: FormValue | undefined) => void;
}

/** One of several, or as many as one likes. */
export function ChoiceField({ question, name, value, describedBy, onChange }: FieldProps) {
  const isMany = question.kind === 'multiple';
  const chosen = Array.isArray(value) ? value : [];
  const toggle = (id: string, isOn: boolean): void =>
    onChange(
      // in the order in which they stand
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
