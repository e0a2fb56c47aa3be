/**
 * The parts of every list and form (docs/admin-kit.md), as a module of its own: pages without lists do without.
 * Its files import '@edu/shared-utility' as any app does: else the public API would be built as two files.
 */
export { trimmed } from './admin/form/changes';
export { FormDialog } from './admin/form/form-dialog';
export { FormSection } from './admin/form/form-section.view';
export {
  type FormSpec,
  type FormState,
  type RecordForm,
  useRecordForm,
} from './admin/form/record-form.hook';
export type { FormRefusal } from './admin/form/refusal';
export type { FormDialogProps } from './admin/form/types';
export { ListPage, type ListPageProps } from './admin/list/list-page.view';
export { leastWidth } from './admin/list/table-columns.view';
export type {
  BulkAction,
  Column,
  Filter,
  FilterField,
  Primary,
  RowAction,
  Search,
  View,
  Words,
} from './admin/list/types';
export { phrases as adminPhrases } from './admin/phrases';
export {
  type Condition,
  type Conditions,
  type FilterValues,
  type ListParams,
  type ListQuery,
  type ListQueryOptions,
  type ListState,
  listQuery,
  type Sort,
} from './admin/query/list-query';
export { type List, type SetOptions, useList } from './admin/query/use-list.hook';
