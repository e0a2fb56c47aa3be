import { LazyView, lazyPart, partFailed } from '@edu/shared-utility';
import { Modal } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import type { RecordForm } from './record-form.hook';

export interface FormDialogProps<Row = unknown, V extends object = object> {
  /** Of `useRecordForm`. */
  readonly form: RecordForm<Row, V>;
  /** Of the dialog while a row is added, and while one is changed. */
  readonly titles: { readonly add?: string; readonly edit?: string };
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

/** Fetched behind the page: who only reads does not wait for it. */
const part = lazyPart<FormDialogProps>('shared-admin', () => import('./form-dialog.view'));

/** A form of one row in a dialog over its list; closing it with unsaved changes asks first. */
export function FormDialog<Row, V extends object>(props: FormDialogProps<Row, V>) {
  const { form, isPageReady = true } = props;
  const isOpen = form.state.status !== 'closed';
  // what does not arrive now is asked for again when the dialog opens
  useEffect(() => {
    if (isPageReady) void part.fetch().catch(() => {});
  }, [isPageReady]);
  // the styles of a dialog that nobody has opened are not worked out with the page
  const [isUsed, setUsed] = useState(isOpen);
  if (isOpen && !isUsed) setUsed(true);
  if (!isUsed) return null;
  return (
    <LazyView
      part={part}
      given={props as FormDialogProps}
      failed={(retry) => (
        <Modal open={isOpen} footer={null} onCancel={() => form.close()}>
          {partFailed(retry)}
        </Modal>
      )}
    />
  );
}
