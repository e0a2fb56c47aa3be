import {
  abortable,
  api,
  context,
  effectiveTiming,
  errorCodes,
  type RealNameTicket,
  toast,
  toFailure,
  type UserInfo,
  withoutToast,
} from '@edu/shared-utility';
import { call, delay, put, race, select, take, takeLatest } from 'typed-redux-saga';
import { phrases } from '../../../phrases';
import { noticedVerified, qrActions, qrVerified, selectQrVerify } from './qr.slice';
import { qrLink } from './qr-link';
import { whenVisible } from './visible';

/** Polls whether the person is verified; a lost connection is shown and retried. */
function* readVerifiedUser() {
  try {
    const user: UserInfo = yield* call(abortable<UserInfo>, (signal: AbortSignal) =>
      api.account.getUserInfo({}, { ...withoutToast, signal }),
    );
    yield* put(qrActions.answered());
    return user.idAuthStatus === 1 ? user : null;
  } catch (error) {
    toFailure(error);
    yield* put(qrActions.unanswered());
    return null;
  }
}

/**
 * Polls every three seconds until the person is verified or the ticket expires (specification §4), and once after that,
 * for a verification in the last moment.
 */
function* poll(endsAt: number) {
  for (let isOver = false; !isOver; ) {
    isOver = Date.now() >= endsAt;
    yield* delay(effectiveTiming().qrPolling);
    yield* call(whenVisible);
    const user = yield* readVerifiedUser();
    if (!user) continue;
    const state = yield* select(selectQrVerify);
    context.set('userInfo', user);
    if (state.status !== 'closed') yield* put(qrVerified(state.purpose));
    yield* put(qrActions.verified());
    return;
  }
  yield* put(qrActions.expired());
}

/** Lifetime of a code where another platform verifies people, since it has no tickets. */
const WITHOUT_TICKET = { ticket: null, seconds: 600 };

function* takeTicket() {
  try {
    return yield* call(abortable<RealNameTicket>, (signal: AbortSignal) =>
      api.monitor.createRealNameTicket({}, { ...withoutToast, signal }),
    );
  } catch (error) {
    if (toFailure(error).absent) return WITHOUT_TICKET;
    throw error;
  }
}

function* showCodes() {
  try {
    const { ticket, seconds } = yield* call(takeTicket);
    // By the remaining time, since this computer's clock may be wrong.
    const endsAt = Date.now() + seconds * 1000;
    const phone = context.get('userInfo')?.phone ?? '';
    const { origin } = window.location;
    const link = qrLink({ domains: context.get('domain'), origin, phone, ticket });
    if (link === null) {
      yield* put(qrActions.absent());
      return;
    }
    yield* put(qrActions.ready({ link }));
    yield* poll(endsAt);
  } catch (error) {
    const { code, message, cancelled } = toFailure(error);
    yield* put(cancelled ? qrActions.closed() : qrActions.failed({ message }));
    // No ticket for a verified person: the verification happened meanwhile, on the phone or in
    // another tab.
    if (code !== errorCodes.stepOutOfOrder || !(yield* readVerifiedUser())) return;
    toast.info(phrases.t('said.alreadyVerified'));
    yield* put(noticedVerified());
    yield* put(qrActions.closed());
  }
}

/** Shows the code while the dialog is open; closing it stops the polling. */
export function* qrVerifySaga() {
  yield* takeLatest([qrActions.opened, qrActions.renewed], function* () {
    yield* race({ show: call(showCodes), closed: take(qrActions.closed) });
  });
}
