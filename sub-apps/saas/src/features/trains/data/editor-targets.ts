import type { TrainProblem } from '@edu/shared-utility';

export const tabs = ['basics', 'items', 'people', 'statistics', 'certificates'] as const;
export type Tab = (typeof tabs)[number];

/** Where something that is missing is put right: the tab, and what is focused there. */
export function editorTarget({ kind, itemId }: TrainProblem): { tab: Tab; part: string } {
  if (kind === 'window') return { tab: 'basics', part: 'endsAt' };
  if (kind === 'items') return { tab: 'items', part: 'add' };
  if (kind === 'item') return { tab: 'items', part: itemId ?? 'add' };
  if (kind === 'pass') return { tab: 'items', part: 'rule' };
  return { tab: kind === 'users' ? 'people' : 'certificates', part: 'add' };
}

/** Of the element that is focused for a part. */
export const idOfPart = (part: string): string => `train-${part}`;
