import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

export interface Tab<K extends string> {
  readonly key: K;
  readonly label: string;
  readonly panel: () => ReactNode;
}

interface Props<K extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<K>[];
}

/** Tabs by the ARIA pattern. A panel is mounted at its first visit and kept, so that its input stays. */
export function Tabs<K extends string>({ label, tabs }: Props<K>) {
  const id = useId();
  const [active, setActive] = useState(
    () => (tabs.find(({ key }) => key === window.history.state?.tab) ?? tabs[0])?.key,
  );
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set(active ? [active] : []));
  const open = (key: K) => {
    setActive(key);
    // In the history entry, so that a reload or Back opens the same tab.
    window.history.replaceState({ ...window.history.state, tab: key }, '');
    setVisited((before) => new Set(before).add(key));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const activeIndex = tabs.findIndex((tab) => tab.key === active);
    const steps: Record<string, number> = {
      ArrowRight: activeIndex + 1,
      ArrowLeft: activeIndex - 1 + tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const step = steps[event.key];
    const next = step === undefined ? undefined : tabs[step % tabs.length];
    if (!next) return;
    event.preventDefault();
    open(next.key);
    document.getElementById(`${id}-${next.key}`)?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={label} className="ee-tabs">
        {tabs.map((tab) => (
          <button
            key={tab.key}
            id={`${id}-${tab.key}`}
            type="button"
            role="tab"
            className="ee-plain"
            aria-selected={tab.key === active}
            aria-controls={`${id}-${tab.key}-panel`}
            tabIndex={tab.key === active ? 0 : -1}
            onClick={() => open(tab.key)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.key}
          id={`${id}-${tab.key}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${tab.key}`}
          hidden={tab.key !== active}
        >
          {/** Disabled while hidden, so that password managers do not fill it. */}
          <fieldset className="ee-group" disabled={tab.key !== active}>
            {visited.has(tab.key) && tab.panel()}
          </fieldset>
        </div>
      ))}
    </>
  );
}
