import { userStorage } from '@edu/shared-utility';
import { type LayoutState, windowOf } from './layout.slice';

type ManualState = LayoutState['manual'];

const isBooleanOrNull = (raw: unknown): boolean => raw === null || typeof raw === 'boolean';
const isManualState = (raw: unknown): raw is ManualState =>
  typeof raw === 'object' &&
  raw !== null &&
  'narrow' in raw &&
  'wide' in raw &&
  isBooleanOrNull(raw.narrow) &&
  isBooleanOrNull(raw.wide);
const storedChoice = userStorage<ManualState>(
  'frame:menu',
  { narrow: null, wide: null },
  isManualState,
);
/** Stored for the device and not per user, since the window's width belongs to the device. */
const owner = 'device';

/** Initial layout by the window's width, so that the frame does not move after its first measurement. */
export const initialLayout = (): LayoutState => ({
  window: windowOf(window.innerWidth),
  drawer: false,
  manual: storedChoice.read(owner),
});

export const storeManualLayout = (manual: ManualState): void => storedChoice.write(owner, manual);
