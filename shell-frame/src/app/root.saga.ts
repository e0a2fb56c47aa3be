import { supervised, toFailure } from '@edu/shared-utility';
import type { Action } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { call, cancel, join, put, select, spawn, take } from 'typed-redux-saga';
import { breadcrumbsSaga } from '../features/breadcrumbs';
import { headerSaga, userSaga } from '../features/header';
import { idleSaga } from '../features/idle';
import { layoutSaga, menuSaga } from '../features/menu';
import { paletteSaga } from '../features/palette';
import { tabsSaga } from '../features/tabs';
import { unsavedSaga } from '../features/unsaved';
import { featureStopped } from './faults.slice';
import { locationSaga } from './location.saga';
import { moved, selectLocation } from './location.slice';

type FeatureSaga = () => Generator;

type Features = Readonly<Record<string, FeatureSaga>>;

/** What a session needs on every page. */
const everywhere: Features = {
  location: locationSaga,
  user: userSaga,
  idle: idleSaga,
  unsaved: unsavedSaga,
};

/** What surrounds a page. */
const around: Features = {
  layout: layoutSaga,
  menu: menuSaga,
  header: headerSaga,
  breadcrumbs: breadcrumbsSaga,
  palette: paletteSaga,
  tabs: tabsSaga,
};

/** One feature's failure stops that feature only, and is seen. */
export const guardedSaga = (feature: string, saga: FeatureSaga) =>
  supervised(saga, function* (error) {
    yield* put(featureStopped({ feature, reason: toFailure(error).message }));
  });

/** Features run detached from each other; the end of the root is the end of each. */
export function* rootSaga() {
  const running: Task[] = [];
  function* run(features: Features) {
    for (const [feature, saga] of Object.entries(features)) {
      running.push(yield* spawn(guardedSaga, feature, saga));
    }
  }
  try {
    yield* call(run, everywhere);
    // A page that fills the window from its load on has nothing around it, and pays for nothing.
    if (!(yield* select(selectLocation)).framed) {
      yield* take((action: Action) => moved.match(action) && action.payload.framed);
    }
    yield* call(run, around);
    yield* join(running);
  } finally {
    yield* cancel(running);
  }
}
