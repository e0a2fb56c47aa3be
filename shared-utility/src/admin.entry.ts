/**
 * Components of lists and forms (docs/admin-kit.md), as a module of its own, so that pages without lists do not
 * load it. Its files import '@edu/shared-utility' by name as any app does; relative imports would build the public
 * API as two files.
 */

export { Facts, type FactsProps } from './admin/facts/facts.view';
export { DayFilter } from './admin/fields/day-filter.view';
export { TextArea } from './admin/fields/text-area.view';
export { treeOptions } from './admin/fields/tree-options';
export { TreeSelect, type TreeSelectProps } from './admin/fields/tree-select.view';
export { trimmed } from './admin/form/changes';
export { FormDialog } from './admin/form/form-dialog';
export { FormSection } from './admin/form/form-section.view';
export {
  type DraftSpec,
  type FormSpec,
  type FormState,
  type RecordForm,
  useRecordForm,
} from './admin/form/record-form.hook';
export { type FormRefusal, refusalOf } from './admin/form/refusal';
export type { FormDialogProps } from './admin/form/types';
export { useGuardedNavigate } from './admin/guarded-navigate.hook';
export { ImportDialog } from './admin/import/import-dialog';
export type {
  CheckedFile,
  CheckedRow,
  ImportDialogProps,
  ImportRequest,
  JobCalls,
} from './admin/import/types';
export type { BulkAction, BulkAnswer } from './admin/list/bulk.types';
export type { ListPageProps } from './admin/list/list-page.props';
export { ListPage } from './admin/list/list-page.view';
export type { Panel, PanelSection, RowHistory } from './admin/list/panel.types';
export { SearchField } from './admin/list/search-field.view';
export { minTableWidth } from './admin/list/table-columns.view';
export type {
  Column,
  ExportRequest,
  Filter,
  FilterField,
  ListExport,
  Primary,
  RowAction,
  Search,
  View,
  Words,
} from './admin/list/types';
export { RowChanges } from './admin/panel/row-changes.view';
export { phrases as adminPhrases } from './admin/phrases';
export {
  type ListQuery,
  type ListQueryOptions,
  listQuery,
} from './admin/query/list-query';
export type {
  Condition,
  Conditions,
  FilterValues,
  ListParams,
  ListState,
  Sort,
} from './admin/query/list-state';
export { type List, type SetOptions, useList } from './admin/query/use-list.hook';
export { type Question, useQuestion } from './admin/question.hook';
export { newRequestId } from './admin/request-id';
export { HiddenNumber, type HiddenNumberProps } from './admin/reveal/hidden-number.view';
export { type Reveal, type RevealOptions, useReveal } from './admin/reveal/reveal.hook';
export { unlessUnchanged } from './admin/reveal/unless-unchanged';
export { momentIn } from './admin/zoned-moment';
export { type AuditPhraseSource, type AuditTexts, createAuditTexts } from './contract/audit-texts';
