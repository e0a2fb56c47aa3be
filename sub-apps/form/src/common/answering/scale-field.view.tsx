import { NPS_MOST, STARS_MOST } from '@edu/shared-utility/questionnaire';
import type { FieldProps } from './choice-field.view';
import { answeringWords } from './phrases';

const grades = Array.from({ length: NPS_MOST + 1 }, (_, index) => index);

/** A scale of buttons from 0 to 10. */
export function NpsField({ name, value, describedBy, onChange }: FieldProps) {
  const { t } = answeringWords.use();
  return (
    <>
      <div className="form-scale">
        {grades.map((grade) => (
          <label key={grade} className="form-choice">
            <input
              type="radio"
              name={name}
              aria-describedby={describedBy}
              checked={value === grade}
              onChange={() => onChange(grade)}
            />
            {grade}
          </label>
        ))}
      </div>
      <div className="form-ends" aria-hidden>
        <span>{t('least')}</span>
        <span>{t('most')}</span>
      </div>
    </>
  );
}

/** One to five stars; those up to the chosen one are highlighted. */
export function StarsField({ name, value, describedBy, onChange }: FieldProps) {
  const { t } = answeringWords.use();
  return (
    <div className="form-stars">
      {Array.from({ length: STARS_MOST }, (_, index) => index + 1).map((star) => (
        <label key={star} data-on={typeof value === 'number' && star <= value ? '' : undefined}>
          <input
            type="radio"
            name={name}
            aria-label={t('stars', { count: star })}
            aria-describedby={describedBy}
            checked={value === star}
            onChange={() => onChange(star)}
          />
          <span aria-hidden>★</span>
        </label>
      ))}
    </div>
  );
}
