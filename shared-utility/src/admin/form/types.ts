import type { ReactNode } from 'react';
import type { RecordForm } from './record-form.hook';

export interface FormDialogProps<Row = unknown, V extends object = object> {
  /** From `useRecordForm`. */
  readonly form: RecordForm<Row, V>;
  /**
   * Titles of the dialog for adding and for editing; `verb` is the label of the adding button, where it is not the
   * usual one.
   */
  readonly titles: { readonly add?: string; readonly edit?: string; readonly verb?: string };
  /** Labels of the fields, as a conflict shows them. */
  readonly labels: { readonly [K in keyof V]?: string };
  /** Text for a field's value; without it the value itself is shown. */
  textOf?(row: Row, field: keyof V & string): string | null | undefined;
  /** Whether the page has loaded; then the dialog's chunk is loaded too. */
  readonly isPageReady?: boolean;
  /** Width in pixels; 520 by default. */
  readonly width?: number;
  /** `Form.Item`s named like the values, in one column; grouped by `FormSection` where there are many. */
  readonly children: ReactNode;
}
