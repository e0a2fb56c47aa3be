import { DayFilter } from '@edu/shared-utility/admin';
import { Select } from 'antd';
import { useState } from 'react';
import {
  type Changes,
  type DashboardQuery,
  DEFAULT_SPAN,
  rangeFault,
  spanNames,
  spans,
} from '../data/address';
import { phrases } from '../phrases';

const OWN_DAYS = 'own';

interface Props {
  readonly query: DashboardQuery;
  readonly onChange: (changes: Changes) => void;
}

/** The days that the dashboards cover: a usual span, or a first and a last day. */
export function SpanFilter({ query, onChange }: Props) {
  const { t } = phrases.use();
  const [isCustomSpan, setCustomSpan] = useState(query.span === null);
  const { from, to } = query;
  const fault = query.span === null ? rangeFault(query) : null;
  return (
    <>
      <Select
        aria-label={t('span')}
        style={{ minWidth: 128 }}
        value={isCustomSpan || query.span === null ? OWN_DAYS : query.span}
        options={[
          ...spans.map((value) => ({ value, label: t(`spans.${spanNames[value]}`) })),
          { value: OWN_DAYS, label: t('spans.own') },
        ]}
        onChange={(next) => {
          setCustomSpan(next === OWN_DAYS);
          if (next !== OWN_DAYS)
            onChange({ days: next === DEFAULT_SPAN ? null : next, from: null, to: null });
        }}
      />
      {(isCustomSpan || query.span === null) && (
        <>
          <DayFilter
            label={t('from')}
            value={from || null}
            onChange={(next) => onChange({ from: next, days: null })}
          />
          <DayFilter
            label={t('to')}
            value={to || null}
            fault={fault !== null && t(fault)}
            onChange={(next) => onChange({ to: next, days: null })}
          />
        </>
      )}
    </>
  );
}
