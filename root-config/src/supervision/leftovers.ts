/** Attributes by which antd's shared style engine marks its own sheets. */
const sharedStyles = '[data-rc-order], [data-css-hash], [data-token-hash]';

export interface Leftovers {
  stop(): void;
  /** Removes what is still there. */
  sweep(): void;
}

/** `@edu-app/saas#2` → `saas`, `@edu/entrance` → `entrance`: the app's value of `data-app`. */
const dataAppOf = (name: string): string => name.replace(/^@edu(-app)?\//, '').replace(/#\d+$/, '');

/**
 * Remembers what comes into head and body while an app is on stage, so that a broken app leaves no
 * style, overlay or scroll blocker in the way. Scripts, the layout, shared styles and everything
 * that another app has marked as its own stay.
 */
export function watchLeftovers(name: string): Leftovers {
  const own = dataAppOf(name);
  const added = new Set<Element>();
  const belongsToOthers = (node: Element) =>
    node.matches(`script, #edu-root, #edu-layout-style, ${sharedStyles}`) ||
    (node instanceof HTMLElement && node.dataset.app !== undefined && node.dataset.app !== own);
  const take = (records: MutationRecord[]) => {
    for (const { addedNodes, removedNodes } of records) {
      for (const node of addedNodes) {
        if (node instanceof Element && !belongsToOthers(node)) added.add(node);
      }
      for (const node of removedNodes) if (node instanceof Element) added.delete(node);
    }
  };
  const observer = new MutationObserver(take);
  observer.observe(document.head, { childList: true });
  observer.observe(document.body, { childList: true });

  return {
    stop() {
      take(observer.takeRecords());
      observer.disconnect();
    },
    sweep() {
      for (const node of added) node.remove();
      added.clear();
    },
  };
}
