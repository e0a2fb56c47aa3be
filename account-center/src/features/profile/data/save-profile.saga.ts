import { api, refusedInPlace, toast, toFailure } from '@edu/shared-utility';
import { call, put } from 'typed-redux-saga';
import { phrases } from '../../../phrases';
import { profileActions } from './profile.slice';

/** Saves the nickname and, if editable, the name; then reloads the user for the header. */
export function* saveProfileSaga({ payload }: ReturnType<typeof profileActions.submitted>) {
  try {
    yield* call(api.user.updateUser, { ...payload }, refusedInPlace);
  } catch (error) {
    const { message, fields, unanswered } = toFailure(error);
    const field = fields.name ? ('name' as const) : ('nickname' as const);
    const refused = unanswered
      ? { field: null, message }
      : { field, message: fields[field] ?? message };
    yield* put(profileActions.refused(refused));
    return;
  }
  yield* put(profileActions.saved(payload));
  toast.success(phrases.t('profile.saved'));
  yield* put(profileActions.refreshRequested());
}
