import type { CSSProperties } from 'react';
import type { FieldProps } from './choice-field.view';

/** A row of choices for each line: a table where there is room, lists on a phone. */
export function MatrixField({
  question,
  name,
  value,
  describedBy,
  isFaulty,
  onChange,
}: FieldProps) {
  const { options, rows, required } = question;
  const answerByRow = typeof value === 'object' && !Array.isArray(value) ? value : {};
  const columns = { '--form-columns': options.length } as CSSProperties;
  return (
    <div style={columns}>
      <div className="form-matrix-head" aria-hidden>
        <span />
        <div>
          {options.map(({ id, text }) => (
            <span key={id}>{text}</span>
          ))}
        </div>
      </div>
      {rows.map((row) => (
        <fieldset
          key={row.id}
          className="form-matrix-row"
          aria-describedby={describedBy}
          aria-invalid={isFaulty && required && !answerByRow[row.id] ? true : undefined}
        >
          <legend>{row.text}</legend>
          <div className="form-choices">
            {options.map(({ id, text }) => (
              <label key={id} className="form-choice">
                <input
                  type="radio"
                  name={`${name}-${row.id}`}
                  checked={answerByRow[row.id] === id}
                  onChange={() => onChange({ ...answerByRow, [row.id]: id })}
                />
                <span>{text}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
