import { element } from '@edu/shared-utility';
import type { ModuleRow } from '../host';
import { phrases } from '../phrases';
import type { Dock } from './context';
import { button } from './parts';

/** The stored override of a module: in use, paused, or without effect on this page. */
export function createStoredOverride(
  { host }: Dock,
  module: string,
  { address, isPaused }: NonNullable<ModuleRow['override']>,
  origin: ModuleRow['origin'],
): HTMLElement {
  const isUsed = origin === 'override' || origin === 'last-good';
  const stateKey = isPaused ? 'restsLong' : isUsed ? 'used' : 'ignoredLong';
  return element(
    'div',
    { class: 'stored-override', 'data-kind': isPaused || !isUsed ? 'paused' : 'used' },
    element('p', {}, phrases.t(`override.${stateKey}`), ' ', element('code', {}, address)),
    element(
      'div',
      { class: 'row' },
      button(
        phrases.t(isPaused ? 'override.wake' : 'override.rest'),
        () => void host.setPaused(module, !isPaused),
      ),
      button(phrases.t('override.forget'), () => void host.forget(module)),
    ),
  );
}
