import { element } from '@edu/shared-utility';
import type { ExternalMap } from '../../page-map/inspect-external-maps';
import { phrases } from '../phrases';
import type { Dock } from './context';
import { button, newId, pill } from './parts';

/** The buttons of an external map; each is described by the map's address for screen readers. */
function buttonsOf({ host }: Dock, map: string, isPaused: boolean, described: string): HTMLElement {
  const pauseButton = button(
    phrases.t(isPaused ? 'maps.wake' : 'maps.rest'),
    () => void host.setPaused(map, !isPaused),
  );
  const forget = button(phrases.t('maps.forget'), () => void host.forgetMap(map));
  for (const item of [pauseButton, forget]) item.setAttribute('aria-describedby', described);
  return element('div', { class: 'row' }, pauseButton, forget);
}

/** In the details of a module: the external map that its address comes from. */
export function createMapNote(dock: Dock, map: string): HTMLElement {
  const id = newId();
  return element(
    'div',
    { class: 'stored-override', 'data-kind': 'used' },
    element('p', {}, phrases.t('maps.from'), ' ', element('code', { id }, map)),
    buttonsOf(dock, map, false, id),
  );
}

function stateOf({ isPaused, problem }: ExternalMap, used: number): HTMLElement {
  if (isPaused) return pill('paused', phrases.t('maps.rests'));
  if (problem) return pill('bad', phrases.t(`maps.${problem}`));
  return pill(used > 0 ? 'calm' : 'paused', phrases.t('maps.used', { count: used }));
}

function rowOf(dock: Dock, map: ExternalMap): HTMLElement {
  const id = newId();
  const used = dock.host.modules().filter((line) => line.map === map.address).length;
  const refused = map.refused.map(({ module, address }) => `${module} · ${address}`);
  return element(
    'li',
    {},
    element('code', { id }, map.address),
    stateOf(map, used),
    buttonsOf(dock, map.address, map.isPaused, id),
    ...(refused.length > 0 && !map.isPaused
      ? [element('p', { class: 'refusal' }, [phrases.t('maps.refused'), ...refused].join('\n'))]
      : []),
  );
}

/** Lists the external maps that this browser stores, including those from which the page uses no line. */
export function createMapsBlock(dock: Dock): HTMLElement {
  const list = element('ul', {});
  const created = element(
    'section',
    { class: 'maps', 'aria-label': phrases.t('maps.title') },
    element('h3', {}, phrases.t('maps.title')),
    list,
  );
  created.hidden = true;
  void dock.host.maps().then((maps) => {
    list.append(...maps.map((map) => rowOf(dock, map)));
    created.hidden = maps.length === 0;
  });
  return created;
}
