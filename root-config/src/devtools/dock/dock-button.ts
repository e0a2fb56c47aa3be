import { element } from '@edu/shared-utility';
import type { DevtoolsHost } from '../host';
import { phrases } from '../phrases';
import { icon } from './icons';
import { isFailed } from './module-cells';

/** The small button that opens the dock, with the number of overrides and a mark when a module is broken. */
export function createDockButton(host: DevtoolsHost, press: () => void) {
  const badge = element('span', { class: 'badge', 'aria-hidden': 'true' });
  const label = phrases.t('title');
  const created = element(
    'button',
    {
      type: 'button',
      class: 'handle',
      'aria-expanded': 'false',
      'aria-label': label,
      'aria-keyshortcuts': 'Shift+F2',
      title: `${label} (Shift+F2)`,
    },
    icon('layers'),
    badge,
  );
  created.addEventListener('click', press);
  return {
    element: created,
    update() {
      const lines = host.modules();
      const overrides = lines.filter(({ origin }) => origin === 'override').length;
      created.toggleAttribute('data-failed', lines.some(isFailed));
      badge.textContent = overrides > 0 ? String(overrides) : '';
    },
  };
}
