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
import { retryLoadsSaga } from './retry-loads.saga';

type FeatureSaga = () => Generator;

type Features = Readonly<Record<string, FeatureSaga>>;

/** Features of every page. */
const sessionFeatures: Features = {
  location: locationSaga,
  user: userSaga,
  idle: idleSaga,
  unsaved: unsavedSaga,
};

/** Features of the frame around a page. */
const frameFeatures: Features = {
  layout: layoutSaga,
  menu: menuSaga,
  header: headerSaga,
  breadcrumbs: breadcrumbsSaga,
  palette: paletteSaga,
  tabs: tabsSaga,
  retryLoads: retryLoadsSaga,
};

/** A failed saga stops only its own feature, and is shown. */
export const guardedSaga = (feature: string, saga: FeatureSaga) =>
  supervised(saga, function* (error) {
    yield* put(featureStopped({ feature, reason: toFailure(error).message }));
  });

/** The features are detached from each other; cancelling the root cancels each. */
export function* rootSaga() {
  const running: Task[] = [];
  function* run(features: Features) {
    for (const [feature, saga] of Object.entries(features)) {
      running.push(yield* spawn(guardedSaga, feature, saga));
    }
  }
  try {
    yield* call(run, sessionFeatures);
    // A page that fills the window has no frame, so the frame's features start with the first framed page.
    if (!(yield* select(selectLocation)).framed) {
      yield* take((action: Action) => moved.match(action) && action.payload.framed);
    }
    yield* call(run, frameFeatures);
    yield* join(running);
  } finally {
    yield* cancel(running);
  }
}
