import type { TrainProblem } from '@edu/shared-utility';

export const tabs = ['basics', 'items', 'people', 'statistics', 'certificates'] as const;
export type Tab = (typeof tabs)[number];

/** Where a missing part is completed: the tab, and the element to focus in it. */
export function editorTarget({ kind, itemId }: TrainProblem): { tab: Tab; part: string } {
  if (kind === 'window') return { tab: 'basics', part: 'endsAt' };
  if (kind === 'items') return { tab: 'items', part: 'add' };
  if (kind === 'item') return { tab: 'items', part: itemId ?? 'add' };
  if (kind === 'pass') return { tab: 'items', part: 'rule' };
  return { tab: kind === 'users' ? 'people' : 'certificates', part: 'add' };
}

/** The id of the element to focus for a part. */
export const idOfPart = (part: string): string => `train-${part}`;
