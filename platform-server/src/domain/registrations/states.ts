import type { RegistrationAction, RegistrationState } from '@edu/shared-utility/contract';

/** What each action makes of a registration; what is not named is refused. A returned one can still be accepted. */
const transitions: Readonly<
  Record<RegistrationState, Partial<Record<RegistrationAction, RegistrationState>>>
> = {
  claimed: { accept: 'accepted', return: 'returned' },
  returned: { accept: 'accepted' },
  accepted: {},
};

export const actionsOf = (state: RegistrationState): RegistrationAction[] =>
  Object.keys(transitions[state]) as RegistrationAction[];

/** The next state, or null where the action is not for this one. */
export const after = (
  state: RegistrationState,
  action: RegistrationAction,
): RegistrationState | null => transitions[state][action] ?? null;
