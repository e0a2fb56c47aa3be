import type { zhCN } from '../phrases/zh-CN';

type Action = keyof typeof zhCN.actions;

const actions: readonly Action[] = [
  ...(['set', 'add', 'remove', 'rollback', 'file'] as const),
  ...(['start', 'rollout', 'stop', 'halt'] as const),
];

/** The action of a change; `other` for one unknown to this page. */
export const actionOf = (action: string): Action =>
  actions.find((item) => item === action) ?? 'other';
