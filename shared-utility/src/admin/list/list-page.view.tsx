import {
  errorCodes,
  FailedNotice,
  ForbiddenPage,
  LazyView,
  partFailed,
  useNarrow,
} from '@edu/shared-utility';
import { loadedOf, usePageMargin, usePageSurface } from '@edu/shared-utility/data';
import { theme } from 'antd';
import { useRef } from 'react';
import type { ExportButtonProps } from '../export/export-button.view';
import { phrases } from '../phrases';
import type { Conditions } from '../query/list-state';
import type { List } from '../query/use-list.hook';
import { useSelection } from '../selection/selection.hook';
import type { SelectionBarProps } from '../selection/selection-bar.view';
import { applySettings } from '../settings/list-settings';
import { useListSettings } from '../settings/list-settings.hook';
import type { SettingsButtonProps } from '../settings/settings-button.view';
import { useWideWindow } from '../settings/wide-window.hook';
import { exportButton, selectionBar, settingsButton } from './lazy-parts';
import { ListEmpty } from './list-empty.view';
import { ListHead } from './list-head.view';
import { useListKeys } from './list-keys.hook';
import type { ListPageProps } from './list-page.props';
import { ListRows } from './list-rows.view';
import { usePermittedActions } from './permitted-actions.hook';
import { layoutStyle, RowDetails } from './row-details.view';
import { useRunRowAction } from './run-row-action.hook';
import { StaleRow } from './stale-row.view';
import { Toolbar } from './toolbar.view';
import { ViewsNav } from './views-nav.view';

/** A page for one list call: filters, rows with actions, pagination, and every load state. */
export function ListPage<Row, F extends Conditions, S extends string>({
  title,
  heading,
  list,
  read,
  idOf,
  nameOf,
  columns,
  actions = [],
  panel,
  bulk = [],
  primary,
  exports,
  search,
  filters = [],
  views = [],
  settingsKey,
  words = {},
  extraButtons,
  tools,
  children,
}: ListPageProps<Row, F, S>) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  const pageMargin = usePageMargin();
  const surface = usePageSurface();
  const section = useRef<HTMLElement>(null);
  const load = loadedOf(read);
  const page = load.status === 'failed' ? undefined : load.data;
  const isReady = load.status === 'ready';
  const reload = () => void read.refetch();
  const rows = useRunRowAction({ rows: page?.list ?? [], isReady, idOf, nameOf, reload });
  const offered = usePermittedActions({ primary, actions, bulk, exports });
  const conditions = JSON.stringify(list.state.filters);
  const selection = useSelection(idOf, conditions, page?.list ?? []);
  const [settings, setSettings] = useListSettings(settingsKey);
  const isWide = useWideWindow();
  const visibleColumns = applySettings(columns, settings, isWide);
  // Open details take the space of optional columns and contain the row's actions.
  const isBeside = panel !== undefined && list.rowId !== null && !isNarrow;
  const columnsBeside = isBeside ? applySettings(columns, settings, false) : visibleColumns;
  const current = list.query.format({ ...list.state, pageNum: 1 }).toString();
  const exporting = offered.exports && page && (
    <LazyView
      part={exportButton}
      partProps={
        {
          spec: offered.exports,
          request: {
            columns: visibleColumns.map(({ key }) => key),
            rows: selection.isAll ? [] : [...selection.rows.values()],
          },
          total: page.total,
        } as unknown as ExportButtonProps
      }
    />
  );
  useListKeys(section, page !== undefined);

  if (load.status === 'failed' && load.code === errorCodes.forbidden) {
    return <ForbiddenPage text={words.forbidden ?? t('forbidden')} />;
  }
  return (
    <section ref={section} aria-label={title} data-fits-phone style={surface}>
      <ListHead title={title} heading={heading} primary={offered.primary} awaited={offered.awaited}>
        {extraButtons}
        {!isNarrow && exporting}
        {settingsKey !== undefined && (
          // it is loaded after the rows; without reserved space it could wrap the heading
          <span style={{ width: token.controlHeight, height: token.controlHeight }}>
            {page && (
              <LazyView
                part={settingsButton}
                partProps={
                  {
                    columns,
                    settings,
                    onChange: setSettings,
                    search: current,
                  } as SettingsButtonProps
                }
              />
            )}
          </span>
        )}
      </ListHead>
      {views.length + settings.views.length > 0 && (
        <ViewsNav title={title} list={list} views={views} saved={settings.views} />
      )}
      <Toolbar list={list} search={search} filters={filters}>
        {tools}
      </Toolbar>
      <StaleRow stale={rows.stale} onClose={rows.closeStale} />
      {load.status === 'failed' ? (
        <FailedNotice
          title={words.failed ?? t('failedTitle', { title })}
          hint={
            <>
              {load.message}
              <br />
              {t('failedHint')}
            </>
          }
          onRetry={reload}
        />
      ) : (
        <div ref={rows.list} style={layoutStyle(isNarrow, pageMargin)}>
          <div style={{ flex: 1, minWidth: 0 }}>
            <ListRows
              title={title}
              words={words}
              list={list}
              load={load}
              parts={{
                columns: columnsBeside,
                actions: isBeside && offered.actions ? [] : offered.actions,
                idOf,
                nameOf,
                busy: rows.busy,
                onAct: rows.act,
                details: panel ? { ...list, from: list.query.format(list.state).toString() } : null,
                selection: offered.bulk.length > 0 ? selection : null,
              }}
              empty={
                <ListEmpty
                  isFiltered={list.query.isFiltered(list.state)}
                  words={words}
                  primary={offered.primary}
                  onClear={() => list.set({ filters: {} })}
                />
              }
            />
          </div>
          {panel && list.rowId !== null && offered.actions && (
            <RowDetails
              panel={panel}
              list={list as unknown as List}
              rows={page?.list ?? []}
              total={page?.total ?? 0}
              isSettled={isReady}
              idOf={idOf}
              nameOf={nameOf}
              actions={offered.actions}
              busy={rows.busy}
              onAct={rows.act}
            />
          )}
        </div>
      )}
      {/* A phone's heading has no room for a third button, and would grow once the rows have loaded. */}
      {isNarrow && exporting}
      {offered.bulk.length > 0 && (selection.rows.size > 0 || selectionBar.View) && (
        <LazyView
          part={selectionBar}
          failed={partFailed}
          partProps={
            {
              selection,
              actions: offered.bulk,
              total: page?.total ?? 0,
              idOf,
              nameOf,
              onRefused: reload,
            } as SelectionBarProps
          }
        />
      )}
      {rows.dialogs}
      {children}
    </section>
  );
}
