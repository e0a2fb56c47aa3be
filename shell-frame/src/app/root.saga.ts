import type { Task } from 'redux-saga';
import { call, cancel, join, put, spawn } from 'typed-redux-saga';
import { failureOf } from '../common/load-state';
import { breadcrumbsSaga } from '../features/breadcrumbs';
import { headerSaga } from '../features/header';
import { idleSaga } from '../features/idle';
import { layoutSaga, menuSaga } from '../features/menu';
import { paletteSaga } from '../features/palette';
import { preferencesSaga } from '../features/preferences';
import { tabsSaga } from '../features/tabs';
import { unsavedSaga } from '../features/unsaved';
import { featureStopped } from './faults.slice';
import { locationSaga } from './location.saga';

type FeatureSaga = () => Generator;

const features: Readonly<Record<string, FeatureSaga>> = {
  location: locationSaga,
  layout: layoutSaga,
  menu: menuSaga,
  header: headerSaga,
  breadcrumbs: breadcrumbsSaga,
  idle: idleSaga,
  palette: paletteSaga,
  preferences: preferencesSaga,
  tabs: tabsSaga,
  unsaved: unsavedSaga,
};

/** One feature's failure stops that feature only, and is seen. */
export function* guarded(feature: string, saga: FeatureSaga) {
  try {
    yield* call(saga);
  } catch (error) {
    yield* put(featureStopped({ feature, reason: failureOf(error).message }));
  }
}

/** Features run detached from each other; the end of the root is the end of each. */
export function* rootSaga() {
  const running: Task[] = [];
  try {
    for (const [feature, saga] of Object.entries(features)) {
      running.push(yield* spawn(guarded, feature, saga));
    }
    yield* join(running);
  } finally {
    yield* cancel(running);
  }
}
