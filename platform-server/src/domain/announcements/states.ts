import type { AnnouncementAction, AnnouncementState } from '@edu/shared-utility/contract';

/** The actions allowed in each state; all others are refused. */
const actions: Readonly<Record<AnnouncementState, readonly AnnouncementAction[]>> = {
  draft: ['edit', 'send', 'delete'],
  scheduled: ['unschedule'],
  sent: ['withdraw'],
  withdrawn: [],
};

export const actionsOf = (state: AnnouncementState): AnnouncementAction[] => [...actions[state]];

export const allows = (state: AnnouncementState, action: AnnouncementAction): boolean =>
  actions[state].includes(action);
