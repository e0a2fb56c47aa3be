import type { ResourceApplicationStatus } from '@edu/shared-utility/contract';

export type Decision = 'grant' | 'refuse' | 'end';

/** The decisions that an organisation may make on an application, by its state. */
const moves: Readonly<Record<ResourceApplicationStatus, readonly Decision[]>> = {
  pending: ['grant', 'refuse'],
  granted: ['end'],
  refused: [],
  ended: [],
};

export const mayDecide = (status: ResourceApplicationStatus, decision: Decision): boolean =>
  moves[status].includes(decision);
