import { unspaced } from '@edu/shared-utility';
import { Select } from 'antd';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { spans } from '../terms/term';
import { salesPhrases } from './phrases';

interface Props {
  /** Passed by Form.Item. */
  readonly id?: string;
  /** The typed text; empty for no limit. */
  readonly value?: string;
  readonly onChange?: (days: string) => void;
  readonly onBlur?: () => void;
}

const mostDays = 3650;

/** Parses a number of days; null for no limit, undefined where it is invalid. */
export function daysOf(text: string): number | null | undefined {
  if (text === '') return null;
  const figures = unspaced(text);
  const days = /^\d{1,4}$/.test(figures) ? Number(figures) : 0;
  return days >= 1 && days <= mostDays ? days : undefined;
}

/** Value while "other" is selected and no number was typed yet. */
const noHint = ' ';

/** How long a course is open: without limit, a usual number of days, or another one. */
export function DaysField({ id, value = '', onChange, onBlur }: Props) {
  const { t } = salesPhrases.use();
  const isUsual = value === '' || spans.some((days) => String(days) === value);
  const [isOther, setOther] = useState(!isUsual);
  // Set for a restored draft too.
  const isOwn = isOther || !isUsual;
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <Select
        id={id}
        value={isOwn ? 'other' : value}
        options={[
          { value: '', label: t('ever') },
          ...spans.map((count) => ({ value: String(count), label: t('days', { count }) })),
          { value: 'other', label: t('other') },
        ]}
        onChange={(next) => {
          setOther(next === 'other');
          onChange?.(next === 'other' ? noHint : next);
        }}
      />
      {isOwn && (
        <Input
          aria-label={t('daysLabel')}
          inputMode="numeric"
          autoComplete="off"
          autoFocus={value === noHint}
          suffix={t('daysLabel')}
          value={value.trim()}
          onChange={({ target }) => onChange?.(target.value || noHint)}
          onBlur={onBlur}
        />
      )}
    </div>
  );
}
