import { LazyView, lazyPart, partFailed } from '@edu/shared-utility';
import { Modal } from 'antd';
import type { ImportDialogProps } from './types';

const part = lazyPart<ImportDialogProps>('shared-admin', () => import('./import-dialog.view'));

/** Imports rows from a workbook: template, upload, errors by cell, progress and result. */
export const ImportDialog = (props: ImportDialogProps) => (
  <LazyView
    part={part}
    partProps={props}
    failed={(retry) => (
      <Modal open footer={null} onCancel={props.onClose}>
        {partFailed(retry)}
      </Modal>
    )}
  />
);
