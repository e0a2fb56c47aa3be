import { StyleSheet, useCan, useNarrow } from '@edu/shared-utility';
import { ListPage, useList } from '@edu/shared-utility/admin';
import { uploadPhrases } from '@edu/shared-utility/uploads';
import { Button, Flex, theme } from 'antd';
import { type CSSProperties, useState } from 'react';
import { categoryWords } from '../../../common/categories/phrases';
import { failureWords } from '../../../common/failure/phrases';
import { data } from '../../../common/page-data';
import { useQuestionDialog } from '../../../common/question-dialog.hook';
import { ReasonDialog } from '../../../common/reason-dialog.view';
import { resourceWords } from '../../../common/resources/phrases';
import { resourceStyles } from '../../../common/resources/resource-styles';
import { phrases as queueWords } from '../../../common/uploads/phrases';
import { UploadDock } from '../../../common/uploads/views/upload-dock.view';
import { useRefreshList } from '../data/refresh-list.hook';
import { useResourceActions } from '../data/resource-actions.hook';
import { type MoveTarget, useResourceBulk } from '../data/resource-bulk.hook';
import { useResourceForm } from '../data/resource-form.hook';
import { requestOf, resourceQuery } from '../data/resource-query';
import { useViewMode } from '../data/view-mode.hook';
import { phrases } from '../phrases';
import { gridColumns } from './grid-column.view';
import { gridStyles } from './grid-styles';
import { LibraryAside } from './library-aside.view';
import { LibrarySheet } from './library-sheet.view';
import { MoveDialog } from './move-dialog.view';
import { resourceColumns } from './resource-columns.view';
import { useResourceFilters } from './resource-filters.hook';
import { ResourceForm } from './resource-form.view';
import { useResourcePanel } from './resource-panel.hook';
import { UnitsDialog } from './units/units-dialog.part';
import { useUploading } from './uploading.hook';
import { ViewSwitch } from './view-switch.view';

/** Awaited before the first paint, so that no other language shows first. */
export const prepare = () =>
  Promise.all([
    phrases.load(),
    resourceWords.load(),
    uploadPhrases.load(),
    queueWords.load(),
    categoryWords.load(),
    failureWords.load(),
  ]);

/** /saas/resource: the organisation's library, and resources of other organisations. */
export default function ResourcesPage() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  const mayWrite = useCan()('resource.write');
  const list = useList(resourceQuery);
  const { kind, from, categoryId } = list.state.filters;
  const read = data.useResourceFindByConditionWithPageQuery(requestOf(list.params));
  const [mode, setMode] = useViewMode();
  const [unitsOpen, setUnitsOpen] = useState(false);
  const [sheetOpen, setSheetOpen] = useState(false);
  useRefreshList(read);
  const form = useResourceForm(read.refetch);
  const uploading = useUploading({ isOffered: mayWrite, kind, categoryId });
  const actions = useResourceActions({ edit: form.open, replace: uploading.replace, from });
  const move = useQuestionDialog<number, MoveTarget>((count, onAnswer) => (
    <MoveDialog count={count} kind={kind} onAnswer={onAnswer} />
  ));
  const reason = useQuestionDialog<number, string>((count, onAnswer) => (
    <ReasonDialog
      words={{
        title: t('applyTitle', { count }),
        label: t('applyReason'),
        missing: t('applyReasonEmpty'),
        send: t('applySend'),
        cancel: t('cancel'),
      }}
      onAnswer={onAnswer}
    />
  ));
  const bulk = useResourceBulk({ from, askTarget: move.ask, askReason: reason.ask });
  const panel = useResourcePanel();
  const filters = useResourceFilters({ isNarrow, kind, isOwn: !from });
  const isGrid = mode === 'grid' && !isNarrow;
  const cssVariables = {
    '--saas-line': token.colorBorderSecondary,
    '--saas-chosen': token.colorPrimary,
    '--saas-paper': token.colorBgContainer,
  } as CSSProperties;
  return (
    <Flex align="flex-start" style={cssVariables}>
      <StyleSheet css={`${resourceStyles}${gridStyles}`} />
      {!isNarrow && (
        <LibraryAside
          kind={kind}
          categoryId={categoryId}
          isOwn={!from}
          onChoose={(next) => list.setFilters(next as never)}
        />
      )}
      <div className={isGrid ? 'saas-grid' : undefined} style={{ flex: 1, minWidth: 0 }}>
        <ListPage
          title={t('title')}
          list={list}
          read={read}
          idOf={({ id }) => id}
          nameOf={({ title }) => title}
          {...(!isGrid && { settingsKey: from ? `saas.resources.${from}` : 'saas.resources' })}
          columns={isGrid ? gridColumns() : resourceColumns(from)}
          actions={actions}
          panel={panel}
          bulk={bulk}
          {...(!from && {
            primary: {
              label: t('upload'),
              permission: 'resource.write',
              onClick: uploading.choose,
            },
          })}
          extraButtons={
            mayWrite &&
            !from &&
            !isNarrow && <Button onClick={() => setUnitsOpen(true)}>{t('units')}</Button>
          }
          search={{ key: 'keyword', label: t('keyword') }}
          filters={filters}
          tools={
            isNarrow ? (
              !from && <Button onClick={() => setSheetOpen(true)}>{t('sheet')}</Button>
            ) : (
              <ViewSwitch mode={mode} onChange={setMode} />
            )
          }
          views={[
            { key: 'own', label: t('view.own'), filters: {} },
            { key: 'granted', label: t('view.granted'), filters: { from: 'granted' } },
            { key: 'offered', label: t('view.offered'), filters: { from: 'offered' } },
          ]}
          words={{
            empty: t('words.empty'),
            emptyReadOnly: t('words.emptyReadOnly'),
            noMatch: t('words.noMatch'),
            forbidden: t('words.forbidden'),
            failed: t('words.failed'),
            loading: t('words.loading'),
            total: (count) => t('words.total', { count }),
          }}
        >
          <ResourceForm form={form} isPageReady={read.isSuccess} />
          {move.dialog}
          {reason.dialog}
          {uploading.parts}
          {sheetOpen && isNarrow && !from && (
            <LibrarySheet
              kind={kind}
              categoryId={categoryId}
              onChoose={(filters) => list.setFilters(filters as never)}
              onUnits={mayWrite ? () => setUnitsOpen(true) : undefined}
              onClose={() => setSheetOpen(false)}
            />
          )}
          {unitsOpen && <UnitsDialog onClose={() => setUnitsOpen(false)} />}
          <UploadDock />
        </ListPage>
      </div>
    </Flex>
  );
}
