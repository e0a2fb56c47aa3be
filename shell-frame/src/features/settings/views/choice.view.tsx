import { type ReactNode, useId } from 'react';

interface ChoiceProps<T extends string> {
  readonly legend: string;
  readonly hint?: string;
  readonly value: T;
  readonly options: readonly {
    readonly value: T;
    readonly label: string;
    readonly lang?: string;
    readonly picture?: ReactNode;
  }[];
  readonly onChoose: (value: T) => void;
}

/** A radio group with all options visible. */
export function Choice<T extends string>(props: ChoiceProps<T>) {
  const { legend, hint, value, options, onChoose } = props;
  const id = useId();
  return (
    <fieldset className="ess-row" aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="ess-hint">
          {hint}
        </p>
      )}
      <div className="ess-options">
        {options.map((option) => (
          <label key={option.value} className="ess-option" lang={option.lang}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {option.picture}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
