import { unsaved } from '@edu/shared-utility';
import { eventChannel } from 'redux-saga';
import { call, put, take, takeEvery } from 'typed-redux-saga';
import { watchDraftPages } from '../../../common/draft-pages';
import { leaveAnswered, leaveRequested } from './unsaved.slice';

interface Question {
  readonly answer: (agreed: boolean) => void;
}

/** Shows shared-utility's question before unsaved input is lost. */
export function* unsavedSaga() {
  const questions = eventChannel<Question>((emit) =>
    unsaved.askWith(() => new Promise((answer) => emit({ answer }))),
  );
  yield* takeEvery(questions, askPerson);
  const stop = yield* call(watchDraftPages);
  try {
    yield* call(() => new Promise(() => {}));
  } finally {
    questions.close();
    stop();
  }
}

function* askPerson({ answer }: Question) {
  let agreed = false;
  try {
    yield* put(leaveRequested());
    agreed = (yield* take(leaveAnswered)).payload;
  } finally {
    // Also if the frame is unmounted meanwhile, since an open question would block every later one.
    answer(agreed);
  }
}
