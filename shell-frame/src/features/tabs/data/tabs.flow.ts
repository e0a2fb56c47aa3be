/** One open page. `key` identifies the page, `address` is the last address within it. */
export interface Tab {
  readonly key: string;
  readonly address: string;
  readonly name: string;
}

/** Maximum number of tabs; beyond it the oldest is closed. */
export const maxTabs = 20;

/** Updates the page's tab in its place, or adds one at the end. */
export function withTab(tabs: readonly Tab[], tab: Tab): readonly Tab[] {
  const index = tabs.findIndex(({ key }) => key === tab.key);
  if (index < 0) return [...tabs, tab].slice(-maxTabs);
  const existingTab = tabs[index];
  if (existingTab?.address === tab.address && existingTab.name === tab.name) return tabs;
  return tabs.with(index, tab);
}

export const withoutTab = (tabs: readonly Tab[], key: string): readonly Tab[] =>
  tabs.filter((tab) => tab.key !== key);

export const remainingTabs = (tabs: readonly Tab[], keys: readonly string[]): readonly Tab[] =>
  tabs.filter(({ key }) => keys.includes(key));

/** Address to open when this tab is closed: right neighbour, else left, else home. */
export function neighbour(tabs: readonly Tab[], key: string, home: string): string {
  const index = tabs.findIndex((tab) => tab.key === key);
  return (tabs[index + 1] ?? tabs[index - 1])?.address ?? home;
}

/** Home is always the first tab and is never closed. */
export function withHome(tabs: readonly Tab[], home: Tab | null): readonly Tab[] {
  if (!home) return tabs;
  const homeTab = tabs.find(({ key }) => key === home.key);
  return [homeTab ?? home, ...withoutTab(tabs, home.key)];
}
