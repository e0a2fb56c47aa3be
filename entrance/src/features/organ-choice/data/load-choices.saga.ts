import { api, context, navigate, toFailure } from '@edu/shared-utility';
import { call, put } from 'typed-redux-saga';
import { organChoiceActions as actions } from './organ-choice.slice';

/** The list that the login left behind, or the server's; without a login there is nothing to choose. */
export function* loadChoices() {
  if (!context.get('token')) {
    navigate(`/entrance/login${window.location.search}`, { replace: true });
    return;
  }
  try {
    // whoever works in one already may have been given others since
    const cached = context.get('organ') === null ? context.get('organList') : null;
    const choices = cached ?? (yield* call(() => api.account.findOrganList()));
    context.set('organList', choices);
    const [only, ...others] = choices;
    // a log-in that may first add a second factor did not get so far as to take it
    const isSettled = only && others.length === 0 && context.get('organ') === null;
    yield* put(isSettled ? actions.chosen(only) : actions.loaded(choices));
  } catch (error) {
    yield* put(actions.failed(toFailure(error)));
  }
}
