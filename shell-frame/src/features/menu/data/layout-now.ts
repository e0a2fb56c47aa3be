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
const keptMenu = kept<ByHand>('frame:menu', { narrow: null, wide: null }, isByHand);
/** The window is the device's, no matter who sits before it. */
const owner = 'device';

/** The layout that this window begins with: a bar drawn for another one would move as soon as it is measured. */
export const layoutNow = (): LayoutState => ({
  window: windowOf(window.innerWidth),
  drawer: false,
  byHand: keptMenu.read(owner),
});

export const keepMenuByHand = (byHand: ByHand): void => keptMenu.write(owner, byHand);
