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

/** What an operator is about to do. */
export type PendingAction =
  | { readonly kind: 'rollBack' | 'begin'; readonly module: ModuleStatus }
  | { readonly kind: 'step' | 'finish' | 'stop'; readonly rollout: ModuleRollout }
  | { readonly kind: 'approve' | 'reject'; readonly change: WaitingChange };

type Translate = ReturnType<typeof phrases.use>['t'];

function wordsOf(acting: PendingAction, status: ImportMapOutcome['status'], t: Translate): string {
  if ('change' in acting) return t(acting.kind === 'approve' ? 'approved' : 'refused');
  if (status === 'waiting') return t('sent');
  const name = 'module' in acting ? acting.module.name : acting.rollout.module;
  return t('done', { name: moduleName(name, t) });
}

/** One dialog at a time, and what is said when it has done its work. */
export function usePendingAction(refetch: () => unknown) {
  const { t } = phrases.use();
  const [acting, start] = useState<PendingAction | null>(null);
  const close = (): void => start(null);
  const done = ({ status }: ImportMapOutcome): void => {
    if (acting) toast.success(wordsOf(acting, status, t));
    close();
  };
  return { acting, start, close, done, onConflict: () => void refetch() };
}

/** What the dialogs are given. */
export interface PendingActionProps {
  /** As it was when the dialog was opened, or when the person looked again: nothing moves under what is being typed. */
  readonly shown: ModuleBoard;
  /** Of the map by now, in which nothing that was shown has changed unless it is outdated. */
  readonly etag: string;
  /** What has changed since, where the dialog speaks of it. */
  readonly outdated: Outdated | null;
  readonly onLookAgain: () => void;
  readonly onDone: (outcome: ImportMapOutcome) => void;
  readonly onConflict: () => void;
  readonly onClose: () => void;
}
