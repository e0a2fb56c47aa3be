import { api, loadUserInfo, toast } from '@edu/shared-utility';
import { call, put } from 'typed-redux-saga';
import { quietly, toFailure } from '../../../common/failure';
import { phrases } from '../../../phrases';
import { profileActions } from './profile.slice';

/** Saves the nickname, then reads the user anew so that the header shows it too. */
export function* saveNicknameSaga({
  payload,
}: ReturnType<typeof profileActions.nicknameSubmitted>) {
  try {
    yield* call(api.user.updateUser, { nickname: payload }, quietly);
  } catch (error) {
    const { message } = toFailure(error);
    yield* put(profileActions.nicknameRefused({ nickname: payload, message }));
    return;
  }
  yield* put(profileActions.nicknameSaved(payload));
  toast.success(phrases.t('profile.saved'));
  yield* call(refreshUser);
}

/** The nickname is saved whatever becomes of this read, so its failure shows nothing. */
function* refreshUser() {
  try {
    const user = yield* call(loadUserInfo, { force: true });
    yield* put(profileActions.loaded(user));
  } catch (error) {
    toFailure(error);
  }
}
