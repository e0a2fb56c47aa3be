import type { RegistrationAction, RegistrationState } from '@edu/shared-utility/contract';

/** The next state after each action; all others are refused. A returned registration can still be accepted. */
const transitions: Readonly<
  Record<RegistrationState, Partial<Record<RegistrationAction, RegistrationState>>>
> = {
  claimed: { accept: 'accepted', return: 'returned' },
  returned: { accept: 'accepted' },
  accepted: {},
};

export const actionsOf = (state: RegistrationState): RegistrationAction[] =>
  Object.keys(transitions[state]) as RegistrationAction[];

/** The next state; null if the state does not allow the action. */
export const after = (
  state: RegistrationState,
  action: RegistrationAction,
): RegistrationState | null => transitions[state][action] ?? null;
