import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { accountChangeReducer } from '../features/account-change';
import { accountLogoutSlice } from '../features/account-logout';
import { activitySlice } from '../features/activity';
import { changePasswordSlice } from '../features/change-password';
import { faceEnrolmentSlice, faceEnrolReducer } from '../features/face-enrolment';
import { faceVerifyReducer } from '../features/face-verify';
import { profileSlice } from '../features/profile';
import { qrVerifyReducer } from '../features/qr-verify';
import { realNameSlice } from '../features/real-name';
import { secondFactorsSlice } from '../features/second-factors';
import { guardsSlice } from '../features/security-overview';
import { sessionsSlice } from '../features/sessions';
import { rootSaga } from './root.saga';

const reducer = {
  accountChange: accountChangeReducer,
  accountLogout: accountLogoutSlice.reducer,
  activity: activitySlice.reducer,
  changePassword: changePasswordSlice.reducer,
  faceEnrol: faceEnrolReducer,
  faceEnrolment: faceEnrolmentSlice.reducer,
  faceVerify: faceVerifyReducer,
  guards: guardsSlice.reducer,
  profile: profileSlice.reducer,
  qrVerify: qrVerifyReducer,
  realName: realNameSlice.reducer,
  secondFactors: secondFactorsSlice.reducer,
  sessions: sessionsSlice.reducer,
};

/** The app's own store with its sagas running; `stop` cancels them when the app leaves the page. */
export function createAppStore() {
  const saga = createSagaMiddleware();
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ thunk: false }).concat(saga),
  });
  const task = saga.run(rootSaga);
  return { store, stop: () => task.cancel() };
}

export type AppState = ReturnType<ReturnType<typeof createAppStore>['store']['getState']>;
