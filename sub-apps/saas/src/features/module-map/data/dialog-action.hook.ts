import type {
  ImportMapOutcome,
  ModuleBoard,
  ModuleRollout,
  ModuleStatus,
  WaitingChange,
} from '@edu/shared-utility';
import { toast } from '@edu/shared-utility';
import { useState } from 'react';
import { phrases } from '../phrases';
import { moduleName } from './module-name';
import type { Outdated } from './outdated-kind';

/** The action whose dialog is open. */
export type DialogAction =
  | { readonly kind: 'rollBack' | 'beginRollout'; readonly module: ModuleStatus }
  | { readonly kind: 'step' | 'finish' | 'stop'; readonly rollout: ModuleRollout }
  | { readonly kind: 'approve' | 'reject'; readonly change: WaitingChange };

type Translate = ReturnType<typeof phrases.use>['t'];

function outcomeText(
  dialogAction: DialogAction,
  status: ImportMapOutcome['status'],
  t: Translate,
): string {
  if ('change' in dialogAction) return t(dialogAction.kind === 'approve' ? 'approved' : 'refused');
  if (status === 'waiting') return t('sent');
  const name = 'module' in dialogAction ? dialogAction.module.name : dialogAction.rollout.module;
  return t('done', { name: moduleName(name, t) });
}

/** State of the open dialog, and the message after success. */
export function useDialogAction(refetch: () => unknown) {
  const { t } = phrases.use();
  const [dialogAction, start] = useState<DialogAction | null>(null);
  const close = (): void => start(null);
  const onDone = ({ status }: ImportMapOutcome): void => {
    if (dialogAction) toast.success(outcomeText(dialogAction, status, t));
    close();
  };
  return { dialogAction, start, close, done: onDone, onConflict: () => void refetch() };
}

/** The props of the dialogs. */
export interface DialogActionProps {
  /**
   * The board as of opening the dialog or of the last refresh by the person, so that nothing changes while they type.
   */
  readonly shown: ModuleBoard;
  /** ETag of the present map; what is shown is the same there unless `outdated` is set. */
  readonly etag: string;
  /** What has changed since, if it concerns the dialog. */
  readonly outdated: Outdated | null;
  readonly onShowCurrent: () => void;
  readonly onDone: (outcome: ImportMapOutcome) => void;
  readonly onConflict: () => void;
  readonly onClose: () => void;
}
