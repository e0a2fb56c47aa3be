import type { ReactNode } from 'react';
import type { RecordForm } from './record-form.hook';

export interface FormDialogProps<Row = unknown, V extends object = object> {
  /** Of `useRecordForm`. */
  readonly form: RecordForm<Row, V>;
  /** Of the dialog while a row is added, and while one is changed; `verb` is on the button that adds, where that is not saving. */
  readonly titles: { readonly add?: string; readonly edit?: string; readonly verb?: string };
  /** Names of the fields, as a conflict tells them. */
  readonly labels: { readonly [K in keyof V]?: string };
  /** A field's value in words, where that is another than the value itself. */
  textOf?(row: Row, field: keyof V & string): string | null | undefined;
  /** What is behind the dialog has come: its own file may. */
  readonly isPageReady?: boolean;
  /** Pixels; 520 unless given. */
  readonly width?: number;
  /** `Form.Item`s by the names of the values, in one column; `FormSection`s where they are many. */
  readonly children: ReactNode;
}
