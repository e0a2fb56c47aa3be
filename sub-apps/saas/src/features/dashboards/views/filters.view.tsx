import { useCan, useNarrow } from '@edu/shared-utility';
import { Select, theme } from 'antd';
import { BranchSelect } from '../../../common/branch-select.view';
import { RegionSelect } from '../../../common/region-select.view';
import { type Changes, type DashboardQuery, noRegion } from '../data/address';
import type { PanelKey } from '../data/presets';
import { translatedProvince } from '../data/translated-province';
import { phrases } from '../phrases';
import { ShownParts } from './shown-parts.view';
import { SpanFilter } from './span-filter.view';

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
      <SpanFilter query={query} onChange={onChange} />
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
