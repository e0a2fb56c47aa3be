import { element } from '@edu/shared-utility';
import type { Part } from './context';
import { moveFocus, newId } from './parts';

/** Tabs with one visible panel; left and right arrow keys move between them. */
export function createTabs<Id extends string>(
  label: string,
  parts: readonly (readonly [id: Id, label: string, part: Part])[],
  start: Id,
  chosen: (id: Id) => void,
) {
  let current = start;
  const ids = new Map(parts.map(([id]) => [id, newId()]));
  const tabs = new Map<Id, HTMLElement>();
  const panels = new Map<Id, HTMLElement>();
  for (const [id, name, part] of parts) {
    const key = ids.get(id) ?? '';
    const tab = element(
      'button',
      { type: 'button', role: 'tab', id: key, 'aria-controls': `${key}-panel` },
      name,
    );
    tab.addEventListener('click', () => show(id));
    tabs.set(id, tab);
    panels.set(
      id,
      element(
        'div',
        { role: 'tabpanel', id: `${key}-panel`, 'aria-labelledby': key },
        part.element,
      ),
    );
  }
  const list = element('div', { role: 'tablist', 'aria-label': label }, ...tabs.values());
  list.addEventListener('keydown', (event) => {
    const to = moveFocus(event, [...tabs.values()], ['ArrowLeft', 'ArrowRight']);
    for (const [id, tab] of tabs) if (tab === to) show(id);
  });

  function show(id: Id): void {
    current = id;
    for (const [tabId, tab] of tabs) {
      tab.setAttribute('aria-selected', String(tabId === id));
      tab.tabIndex = tabId === id ? 0 : -1;
    }
    for (const [panelId, panel] of panels) panel.hidden = panelId !== id;
    update();
    chosen(id);
  }

  const update = () => parts.find(([id]) => id === current)?.[2].update();

  return {
    list,
    panels: [...panels.values()],
    show,
    /** Redraws the visible panel. */
    update,
    focus: () => tabs.get(current)?.focus(),
  };
}
