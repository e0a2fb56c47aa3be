import { LazyView, lazyPart, partFailed, type StudentBulkChange } from '@edu/shared-utility';
import { useState } from 'react';
import type { MoveDialogProps } from './move-dialog.view';

const dialog = lazyPart<MoveDialogProps>('saas', () => import('./move-dialog.view'));

/** Asks where to move students; the dialog is a separate chunk. */
export function useMoveQuestion() {
  const [dialogProps, setDialogProps] = useState<MoveDialogProps | null>(null);
  const openDialog = (count: number, isAll: boolean): Promise<StudentBulkChange | null> =>
    new Promise((resolve) => {
      const onAnswer = (target: StudentBulkChange | null): void => {
        setDialogProps(null);
        resolve(target);
      };
      setDialogProps({ count, isAll, onAnswer });
    });
  return {
    ask: openDialog,
    dialog: dialogProps && <LazyView part={dialog} partProps={dialogProps} failed={partFailed} />,
  };
}
