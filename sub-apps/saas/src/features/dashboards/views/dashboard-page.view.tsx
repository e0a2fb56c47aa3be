import {
  FailedNotice,
  ForbiddenPage,
  useArePermissionsKnown,
  useCan,
  useContextValue,
} from '@edu/shared-utility';
import { adminPhrases } from '@edu/shared-utility/admin';
import { chartPhrases, provincePhrases } from '@edu/shared-utility/charts';
import { usePageMargin } from '@edu/shared-utility/data';
import { Skeleton, theme } from 'antd';
import { useLocation, useSearchParams } from 'react-router';
import { dayOf } from '../../../common/days';
import type { Changes } from '../data/address';
import { daysOf, requestOf, scopeOf } from '../data/address';
import { useAvailableScopes } from '../data/available-scopes.hook';
import { data } from '../data/dashboard-data';
import { figuresOf } from '../data/dashboard-figures';
import { polling } from '../data/polling';
import { orderOf, ownRegion, ownTitle, presetOf } from '../data/presets';
import { phrases } from '../phrases';
import { Filters } from './filters.view';
import { views } from './panels';
import { SummaryCards } from './summary.view';
import { WallLinks } from './wall-links.view';

export const prepare = () =>
  Promise.all([phrases, chartPhrases, provincePhrases, adminPhrases].map((item) => item.load()));

/** The dashboard; the URL determines preset, scope and period. */
export default function DashboardPage() {
  const { t } = phrases.use();
  const { t: words } = adminPhrases.use();
  const { token } = theme.useToken();
  const can = useCan();
  const pageMargin = usePageMargin();
  const zone = useContextValue('timezone');
  const preset = presetOf(useLocation().pathname);
  const [search, setSearch] = useSearchParams();
  const query = requestOf(search);
  const reach = useAvailableScopes(preset, query, {
    ...{ all: t('allOrgans'), platform: t('platform'), gone: words('choiceGone') },
  });
  const region = ownRegion(preset.key);
  const title = ownTitle(preset.key) ?? t(`titles.${preset.key}`);
  const scope = scopeOf(query, reach.wide, region);
  const period = { ...scope, ...daysOf(query, dayOf(Date.now(), zone)) };
  const isKnown = useArePermissionsKnown();
  const mayRead = can('statistics.read');
  const skip = !mayRead || !reach.isKnown;
  const read = data.useStatisticsGetSummarizedDataPlusQuery(period, { ...polling, skip });
  if (isKnown && !mayRead) return <ForbiddenPage text={t('forbidden')} />;

  const load = figuresOf(read);
  const availablePanels = orderOf(preset).filter(
    (item) => item !== 'learners' || can('student.read'),
  );
  const visibleWidgets = availablePanels.filter((item) => !query.hidden.has(item));
  const set = (changes: Changes): void => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setSearch(next);
  };
  const summary = load.status === 'failed' ? undefined : load.data;
  const isEmpty =
    load.status === 'ready' && load.data.userCount === 0 && load.data.trainCount === 0;
  return (
    <section
      aria-label={title}
      data-fits-phone
      style={{
        ...{ display: 'grid', gap: token.margin, gridTemplateColumns: 'minmax(0, 1fr)' },
        ...{
          padding: `${token.padding}px ${pageMargin}px ${pageMargin}px`,
          color: token.colorText,
        },
      }}
    >
      <header style={{ display: 'grid', gap: token.marginSM }}>
        <div
          style={{ display: 'flex', flexWrap: 'wrap', gap: token.marginXS, alignItems: 'baseline' }}
        >
          <h1 style={{ margin: 0, fontSize: token.fontSizeHeading4, fontWeight: 600 }}>{title}</h1>
          <span role="status" style={{ color: token.colorTextSecondary }}>
            {t(read.isError && load.status === 'ready' ? 'late' : 'live')}
          </span>
          <WallLinks />
        </div>
        <Filters
          query={query}
          organs={reach.choices}
          defaultOrgan={reach.wide}
          ownRegion={region}
          availablePanels={availablePanels}
          onChange={set}
        />
      </header>
      {load.status === 'failed' ? (
        <FailedNotice title={t('failed')} hint={load.message} onRetry={() => void read.refetch()} />
      ) : (
        <section aria-label={t('summary.title')} style={{ minHeight: 104 }}>
          {summary ? (
            <>
              <SummaryCards summary={summary} />
              {scope.regionId && (
                <p style={{ margin: `${token.marginXS}px 0 0`, color: token.colorTextSecondary }}>
                  {t('regionNote')}
                </p>
              )}
            </>
          ) : (
            <div role="status" aria-label={t('loading')}>
              <Skeleton active />
            </div>
          )}
        </section>
      )}
      {isEmpty && <p style={{ margin: 0 }}>{t('emptyAll')}</p>}
      {visibleWidgets.length === 0 && <p style={{ margin: 0 }}>{t('allHidden')}</p>}
      {load.status !== 'failed' && read.data && (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: token.margin }}>
          {visibleWidgets.map((key) => {
            const View = views[key];
            return <View key={key} title={t(`panels.${key}`)} scope={scope} period={period} />;
          })}
        </div>
      )}
    </section>
  );
}
