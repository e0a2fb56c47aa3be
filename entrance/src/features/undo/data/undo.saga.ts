import { abortable, api, errorCodes, session, toFailure } from '@edu/shared-utility';
import { call, put, takeLatest, takeLeading } from 'typed-redux-saga';
import { undoSlice } from './undo.slice';
import { dropToken, readTokenOnce } from './undo-token';

const { opened, found, agreed, done, invalid, failed } = undoSlice.actions;

function* refuse(error: unknown) {
  const { code, message } = toFailure(error);
  if (code !== errorCodes.notFound) {
    yield* put(failed(message));
    return;
  }
  dropToken();
  yield* put(invalid());
}

function* readPending() {
  const token = readTokenOnce();
  if (!token) {
    yield* put(invalid());
    return;
  }
  try {
    yield* put(found(yield* abortable((signal) => api.undo.find({ token }, { signal }))));
  } catch (error) {
    yield* call(refuse, error);
  }
}

function* submitUndo() {
  const token = readTokenOnce();
  if (!token) return;
  try {
    const plan = yield* call(() => api.undo.carryOut({ token }));
    dropToken();
    // The server has ended all sessions of the account, including this browser's.
    session.forget();
    yield* put(done(plan));
  } catch (error) {
    yield* call(refuse, error);
  }
}

export function* undoSaga() {
  yield* takeLatest(opened, readPending);
  yield* takeLeading(agreed, submitUndo);
}
