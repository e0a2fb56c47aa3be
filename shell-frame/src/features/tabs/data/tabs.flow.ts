/** One open page. `key` says which page it is, `address` where in it the person last was. */
export interface Tab {
  readonly key: string;
  readonly address: string;
  readonly name: string;
}

/** More tabs than this are not usable: the oldest is closed. */
export const mostTabs = 20;

/** The page's tab is updated in its position; a new page gets a new one at the end. */
export function opened(tabs: readonly Tab[], tab: Tab): readonly Tab[] {
  const index = tabs.findIndex(({ key }) => key === tab.key);
  if (index < 0) return [...tabs, tab].slice(-mostTabs);
  const known = tabs[index];
  if (known?.address === tab.address && known.name === tab.name) return tabs;
  return tabs.with(index, tab);
}

export const closed = (tabs: readonly Tab[], key: string): readonly Tab[] =>
  tabs.filter((tab) => tab.key !== key);

export const remainingTabs = (tabs: readonly Tab[], keys: readonly string[]): readonly Tab[] =>
  tabs.filter(({ key }) => keys.includes(key));

/** Where to go when this tab closes: right, else left, else home. */
export function neighbour(tabs: readonly Tab[], key: string, home: string): string {
  const index = tabs.findIndex((tab) => tab.key === key);
  return (tabs[index + 1] ?? tabs[index - 1])?.address ?? home;
}

/** Home is first, opened or not, and is never closed. */
export function withHome(tabs: readonly Tab[], home: Tab | null): readonly Tab[] {
  if (!home) return tabs;
  const known = tabs.find(({ key }) => key === home.key);
  return [known ?? home, ...closed(tabs, home.key)];
}
