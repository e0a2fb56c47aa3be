import { useCan, useNarrow } from '@edu/shared-utility';
import { DayFilter } from '@edu/shared-utility/admin';
import { Checkbox, Select, theme } from 'antd';
import { useState } from 'react';
import { BranchSelect } from '../../../common/branch-select.view';
import { RegionSelect } from '../../../common/region-select.view';
import {
  type DashboardQuery,
  noRegion,
  rangeFault,
  spanNames,
  spans,
  USUAL,
} from '../data/address';
import type { PanelKey } from '../data/presets';
import { translatedProvince } from '../data/translated-province';
import { phrases } from '../phrases';

export type Changes = Readonly<Record<string, string | null>>;

interface Props {
  readonly query: DashboardQuery;
  /** The organisations that the caller may see; empty if only their own. */
  readonly organs: readonly {
    readonly value: string;
    readonly label: string;
    readonly disabled?: boolean;
  }[];
  /** The organisation when the URL names none. */
  readonly defaultOrgan: string | null;
  readonly ownRegion: string | undefined;
  readonly availablePanels: readonly PanelKey[];
  readonly onChange: (changes: Changes) => void;
}

const OWN_DAYS = 'own';
const OWN_ORGAN = 'own';

/** Filters of the dashboards; their state is in the URL. */
export function Filters({
  query,
  organs,
  defaultOrgan,
  ownRegion,
  availablePanels,
  onChange,
}: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const can = useCan();
  const isNarrow = useNarrow();
  const [isCustomSpan, setCustomSpan] = useState(query.span === null);
  const { from, to } = query;
  const fault = query.span === null ? rangeFault(query) : null;
  const organ = query.organ ?? defaultOrgan;
  const region = query.region ?? ownRegion ?? null;
  return (
    <section
      aria-label={t('filters')}
      style={{
        ...{ alignItems: 'start', gap: token.marginXS },
        ...(isNarrow
          ? { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }
          : { display: 'flex', flexWrap: 'wrap' }),
      }}
    >
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
            onChange({ days: next === USUAL ? null : next, from: null, to: null });
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
      {organs.length > 0 && (
        <Select
          aria-label={t('organ')}
          style={{ minWidth: 160, maxWidth: 240 }}
          // Until the names are loaded, no raw id is shown.
          value={
            organ === null ? OWN_ORGAN : organs.some(({ value }) => value === organ) ? organ : null
          }
          options={[
            ...(defaultOrgan === null ? [{ value: OWN_ORGAN, label: t('ownOrgan') }] : []),
            ...organs,
          ]}
          onChange={(next) => onChange({ organ: next === OWN_ORGAN ? null : next, branch: null })}
        />
      )}
      {organ === null && can('branch.read') && (
        <BranchSelect
          label={t('branch')}
          placeholder={t('branch')}
          style={{ minWidth: 144 }}
          value={query.branch}
          onChange={(next) => onChange({ branch: next })}
        />
      )}
      <RegionSelect
        label={t('region')}
        placeholder={t('region')}
        nameOf={translatedProvince}
        style={{ minWidth: 160 }}
        value={region === noRegion ? null : region}
        onChange={(next) => onChange({ region: next ?? (ownRegion ? noRegion : null) })}
      />
      <ShownParts query={query} availablePanels={availablePanels} onChange={onChange} />
    </section>
  );
}

type ShownProps = Pick<Props, 'query' | 'availablePanels' | 'onChange'>;

/** Chooses the panels shown on the page. */
function ShownParts({ query: { hidden }, availablePanels, onChange }: ShownProps) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const set = (key: PanelKey, isShown: boolean): void => {
    const next = availablePanels.filter((item) => (item === key ? !isShown : hidden.has(item)));
    onChange({ hide: next.join(',') || null });
  };
  return (
    <details style={{ position: 'relative' }}>
      <summary
        style={{
          ...{ padding: `4px ${token.paddingSM}px`, cursor: 'pointer', lineHeight: '22px' },
          ...{ border: `1px solid ${token.colorBorder}`, borderRadius: token.borderRadius },
          ...{ background: token.colorBgContainer, color: token.colorText },
        }}
      >
        {t('shown')}
      </summary>
      <fieldset
        style={{
          ...{
            position: 'absolute',
            insetInlineStart: 0,
            zIndex: 2,
            margin: `${token.marginXXS}px 0`,
          },
          ...{ display: 'grid', gap: token.marginXXS, width: 'max-content', border: 0 },
          ...{ maxWidth: '80vw', padding: token.paddingSM, borderRadius: token.borderRadiusLG },
          ...{ background: token.colorBgElevated, boxShadow: token.boxShadowSecondary },
        }}
      >
        <legend style={{ position: 'absolute', clipPath: 'inset(50%)' }}>{t('shown')}</legend>
        {availablePanels.map((key) => (
          <Checkbox
            key={key}
            checked={!hidden.has(key)}
            onChange={({ target }) => set(key, target.checked)}
          >
            {t(`panels.${key}`)}
          </Checkbox>
        ))}
      </fieldset>
    </details>
  );
}
