import { unspaced } from '@edu/shared-utility';
import { Select } from 'antd';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { offeredDays } from '../terms/term';
import { salesPhrases } from './phrases';

interface Props {
  /** Passed by Form.Item. */
  readonly id?: string;
  /** The typed text; empty for no limit. */
  readonly value?: string;
  readonly onChange?: (days: string) => void;
  readonly onBlur?: () => void;
}

const maxDays = 3650;

/** Parses a number of days; null for no limit, undefined where it is invalid. */
export function daysOf(text: string): number | null | undefined {
  if (text === '') return null;
  const digits = unspaced(text);
  const days = /^\d{1,4}$/.test(digits) ? Number(digits) : 0;
  return days >= 1 && days <= maxDays ? days : undefined;
}

/** Value while "other" is selected and no number was typed yet. */
const NO_DAYS_YET = ' ';

/** How long a course is open: without limit, a usual number of days, or another one. */
export function DaysField({ id, value = '', onChange, onBlur }: Props) {
  const { t } = salesPhrases.use();
  const isOffered = value === '' || offeredDays.some((days) => String(days) === value);
  const [isOther, setOther] = useState(!isOffered);
  // Set for a restored draft too.
  const isCustom = isOther || !isOffered;
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <Select
        id={id}
        value={isCustom ? 'other' : value}
        options={[
          { value: '', label: t('ever') },
          ...offeredDays.map((count) => ({ value: String(count), label: t('days', { count }) })),
          { value: 'other', label: t('other') },
        ]}
        onChange={(next) => {
          setOther(next === 'other');
          onChange?.(next === 'other' ? NO_DAYS_YET : next);
        }}
      />
      {isCustom && (
        <Input
          aria-label={t('daysLabel')}
          inputMode="numeric"
          autoComplete="off"
          autoFocus={value === NO_DAYS_YET}
          suffix={t('daysLabel')}
          value={value.trim()}
          onChange={({ target }) => onChange?.(target.value || NO_DAYS_YET)}
          onBlur={onBlur}
        />
      )}
    </div>
  );
}
