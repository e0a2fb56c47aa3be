import { unspaced } from '@edu/shared-utility';
import { Select } from 'antd';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { spans } from '../terms/term';
import { salesPhrases } from './phrases';

interface Props {
  /** Form.Item gives these four. */
  readonly id?: string;
  /** As it is typed; empty for good. */
  readonly value?: string;
  readonly onChange?: (days: string) => void;
  readonly onBlur?: () => void;
}

const mostDays = 3650;

/** So many days as the text says, null for good; undefined where it is no such number. */
export function daysOf(text: string): number | null | undefined {
  if (text === '') return null;
  const figures = unspaced(text);
  const days = /^\d{1,4}$/.test(figures) ? Number(figures) : 0;
  return days >= 1 && days <= mostDays ? days : undefined;
}

/** What is typed where a number of one's own was chosen and none is there yet. */
const none = ' ';

/** How long a course is open: for good, one of the usual numbers of days, or another one. */
export function DaysField({ id, value = '', onChange, onBlur }: Props) {
  const { t } = salesPhrases.use();
  const isUsual = value === '' || spans.some((days) => String(days) === value);
  const [isOther, setOther] = useState(!isUsual);
  // a draft that was taken up again
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
          onChange?.(next === 'other' ? none : next);
        }}
      />
      {isOwn && (
        <Input
          aria-label={t('daysLabel')}
          inputMode="numeric"
          autoComplete="off"
          autoFocus={value === none}
          suffix={t('daysLabel')}
          value={value.trim()}
          onChange={({ target }) => onChange?.(target.value || none)}
          onBlur={onBlur}
        />
      )}
    </div>
  );
}
