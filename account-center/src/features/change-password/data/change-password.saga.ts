import {
  api,
  isApiError,
  on,
  refusedInPlace,
  session,
  toast,
  toFailure,
} from '@edu/shared-utility';
import { call, cancelled, put, takeLeading } from 'typed-redux-saga';
import { phrases } from '../../../phrases';
import {
  changePasswordActions,
  type PasswordField,
  type PasswordInput,
  type PasswordRefusal,
} from './change-password.slice';

/** Shows a toast; resolves after its display time, which starts later if another toast is visible. */
const showSuccessToast = (message: string) =>
  new Promise<void>((resolve) => {
    let ownId: number | undefined;
    const stopShow = on('toast:show', ({ id, message: shown }) => {
      if (shown === message) ownId = id;
    });
    const stopHide = on('toast:hide', ({ id }) => {
      if (id !== ownId) return;
      stopShow();
      stopHide();
      resolve();
    });
    toast.success(message);
  });

const isField = (name: string | undefined): name is PasswordField =>
  name === 'password' || name === 'passwordNew' || name === 'repsw';

/**
 * Changes the password, shows a toast and logs out; `left` resolves after the log-out. One promise, since leaving the
 * page cancels sagas, but the log-out must follow the change in any case.
 */
async function change(input: PasswordInput): Promise<{ left: Promise<void> }> {
  const done = await api.account.changePassword(input, refusedInPlace);
  // Truthy data means success (specification §7).
  if (!done) throw new Error('changePassword answered without success');
  const shownToast = showSuccessToast(phrases.t('said.passwordSaved'));
  // The log-out leaves the page, so the toast is shown first; the server is informed at once.
  return { left: session.logout(shownToast, 'password') };
}

/** After a lost response the change may have succeeded; the form says so until the next response. */
interface Attempt {
  /** Whether an earlier attempt may have succeeded. */
  readonly isUnsure: boolean;
  /** Without network no request was sent, so none can have succeeded. */
  readonly wasOnline: boolean;
}

/** Converts a failure to an error beside a field or above the buttons. */
function refusalOf(error: unknown, { isUnsure, wasOnline }: Attempt): PasswordRefusal {
  const { message, fields, unanswered } = toFailure(error);
  const maybeChangedText = phrases.t('said.passwordMaybe');
  if (unanswered) {
    return { field: null, message, ...((wasOnline || isUnsure) && { more: maybeChangedText }) };
  }
  const named = Object.keys(fields)[0];
  const field = isField(named) ? named : 'password';
  const problem = fields[field] ?? (isApiError(error) ? message : phrases.t('said.passwordFailed'));
  // If an earlier attempt may have succeeded, the refused old password may be the former one.
  return {
    field,
    message: problem,
    ...(isUnsure && named === 'password' && { more: maybeChangedText }),
  };
}

/** A toast shows the failure to a person who has left the page; the client has already toasted a missing response. */
function toastAfterLeaving({ field, message, more }: PasswordRefusal): void {
  if (field !== null) toast.error(message);
  if (more !== undefined) toast.warning(more);
}

/** Sends one change. Returns whether it may have succeeded although there was no response. */
function* save(input: PasswordInput, isUnsure: boolean) {
  const attempt = { isUnsure, wasOnline: window.navigator.onLine };
  const answer = change(input);
  let navigationAway: Promise<void>;
  try {
    ({ left: navigationAway } = yield* call(() => answer));
  } catch (error) {
    const refusal = refusalOf(error, attempt);
    yield* put(changePasswordActions.refused(refusal));
    return refusal.field === null && refusal.more !== undefined;
  } finally {
    if (yield* cancelled()) answer.catch((error) => toastAfterLeaving(refusalOf(error, attempt)));
  }
  yield* put(changePasswordActions.changed());
  yield* call(() => navigationAway);
  return false;
}

/** Changes the password; success logs the person out (specification §4). */
export function* changePasswordSaga() {
  let isUnsure = false;
  yield* takeLeading(changePasswordActions.submitted, function* ({ payload }) {
    isUnsure = yield* save(payload, isUnsure);
  });
}
