import { kept } from '@edu/shared-utility';
import { type LayoutState, windowOf } from './layout.slice';

type ByHand = LayoutState['byHand'];

const isChoice = (raw: unknown): boolean => raw === null || typeof raw === 'boolean';
const isByHand = (raw: unknown): raw is ByHand =>
  typeof raw === 'object' &&
  raw !== null &&
  'narrow' in raw &&
  'wide' in raw &&
  isChoice(raw.narrow) &&
  isChoice(raw.wide);
const storedChoice = kept<ByHand>('frame:menu', { narrow: null, wide: null }, isByHand);
/** Stored for the device and not per user, since the window's width belongs to the device. */
const owner = 'device';

/** Initial layout by the window's width, so that the frame does not move after its first measurement. */
export const layoutNow = (): LayoutState => ({
  window: windowOf(window.innerWidth),
  drawer: false,
  byHand: storedChoice.read(owner),
});

export const keepMenuByHand = (byHand: ByHand): void => storedChoice.write(owner, byHand);
