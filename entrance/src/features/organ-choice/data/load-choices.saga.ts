import { api, context, navigate, toFailure } from '@edu/shared-utility';
import { call, put } from 'typed-redux-saga';
import { organChoiceActions as actions } from './organ-choice.slice';

/** The list stored by the log-in, else the server's; without a session there is nothing to choose. */
export function* loadChoices() {
  if (!context.get('token')) {
    navigate(`/entrance/login${window.location.search}`, { replace: true });
    return;
  }
  try {
    // A person who already works in one may have been added to others, so the server is asked.
    const cached = context.get('organ') === null ? context.get('organList') : null;
    const choices = cached ?? (yield* call(() => api.account.findOrganList()));
    context.set('organList', choices);
    const [onlyChoice, ...others] = choices;
    // A log-in that must first add a second factor has not entered the only organisation yet.
    const isOnlyChoice = onlyChoice && others.length === 0 && context.get('organ') === null;
    yield* put(isOnlyChoice ? actions.chosen(onlyChoice) : actions.loaded(choices));
  } catch (error) {
    yield* put(actions.failed(toFailure(error)));
  }
}
