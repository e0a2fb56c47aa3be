import { put, takeEvery } from 'typed-redux-saga';
import { kept } from '../../../common/kept';
import { tabBarSet } from './preferences.slice';

const keptTabBar = kept<boolean>(
  'tab-bar',
  false,
  (raw): raw is boolean => typeof raw === 'boolean',
);
/** A preference of the device, as appearance and density are. */
const owner = 'device';

export function* preferencesSaga() {
  yield* put(tabBarSet(keptTabBar.read(owner)));
  yield* takeEvery(tabBarSet, ({ payload }) => keptTabBar.write(owner, payload));
}
