import { LazyView, lazyPart, partFailed } from '@edu/shared-utility';
import { Modal } from 'antd';
import { useEffect, useState } from 'react';
import type { FormDialogProps } from './types';

/** Loaded after the page, so that it does not delay people who only read. */
const part = lazyPart<FormDialogProps>('shared-admin', () => import('./form-dialog.view'));

/** A form of one row in a dialog over its list; closing it with unsaved changes asks first. */
export function FormDialog<Row, V extends object>(props: FormDialogProps<Row, V>) {
  const { form, isPageReady = true } = props;
  const isOpen = form.state.status !== 'closed';
  // A failed load is repeated when the dialog opens.
  useEffect(() => {
    if (isPageReady) void part.fetch().catch(() => {});
  }, [isPageReady]);
  // Before it is first opened the dialog is not rendered, which saves the computation of its styles.
  const [isUsed, setUsed] = useState(isOpen);
  if (isOpen && !isUsed) setUsed(true);
  if (!isUsed) return null;
  return (
    <LazyView
      part={part}
      partProps={props as unknown as FormDialogProps}
      failed={(retry) => (
        <Modal open={isOpen} footer={null} onCancel={() => form.close()}>
          {partFailed(retry)}
        </Modal>
      )}
    />
  );
}
