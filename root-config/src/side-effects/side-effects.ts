import { watchCreators } from './creators';
import { areEqualNodes, disableNode, isSheet } from './disable-node';
import { watchListeners } from './listeners';
import { rememberAttributes } from './page-attributes';
import type { FileOwners, Owner, SideEffects } from './side-effects.types';

/** Never touched: scripts, the layout's own nodes, and sheets of antd's style engine, which all apps share. */
const shared =
  'script, noscript, link:not([rel~="stylesheet"]), #edu-root, #edu-layout-style, .edu-boot-failed, [data-rc-order], [data-css-hash], [data-token-hash]';

const dataAppOf = (node: Element): string | undefined =>
  node instanceof HTMLElement ? node.dataset.app : undefined;

/** An empty container: libraries create one and keep it for the next popup. */
const isEmpty = (node: Element): boolean => node.childNodes.length === 0;

export function createSideEffects(files: FileOwners): SideEffects {
  const listeners = watchListeners(files.of);
  const creators = watchCreators(files.of);
  const createdElements = new Map<string, Set<Element>>();
  const visits = new Map<string, Set<Element>>();
  const knownElements = new WeakSet<Element>();
  /** Hidden nodes, with the function that shows each again. */
  const hidden = new Map<Element, () => void>();
  /** Nodes removed until their owner returns, with their former parent. */
  const nodesToRestore = new Map<Element, Node>();
  const active = new Map<string, Owner>();
  let main: Owner | null = null;
  let removedCount = 0;
  let restoreAttributes: () => void = () => {};

  const observer = new MutationObserver(assignOwners);

  function untrack(node: Element): void {
    knownElements.delete(node);
    hidden.delete(node);
    nodesToRestore.delete(node);
    for (const sets of [createdElements, visits]) for (const set of sets.values()) set.delete(node);
  }

  /** Added nodes that are still in the page; removed ones are dropped. */
  function addedNodes(records: MutationRecord[]): Element[] {
    const isElement = (node: Node): node is Element => node instanceof Element;
    for (const node of records.flatMap(({ removedNodes }) => [...removedNodes]).filter(isElement)) {
      if (!node.isConnected && !nodesToRestore.has(node)) untrack(node);
    }
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]).filter(isElement));
    return [...added].filter(
      (node) =>
        (node.parentNode === document.head || node.parentNode === document.body) &&
        !knownElements.has(node) &&
        !node.matches(shared),
    );
  }

  function record(node: Element, sets: Map<string, Set<Element>>, key: string): void {
    knownElements.add(node);
    const set = sets.get(key) ?? new Set();
    set.add(node);
    sets.set(key, set);
  }

  function assignOwners(records: MutationRecord[]): void {
    for (const node of addedNodes(records)) {
      const creator = creators.of(node);
      if (creator !== null && !active.has(creator)) {
        // An ES module is evaluated by the browser, where its evaluation cannot be wrapped.
        record(node, createdElements, creator);
        hideNode(node);
        continue;
      }
      const dataApp = dataAppOf(node);
      const owner =
        dataApp === undefined
          ? main
          : [...active.values()].find((item) => item.dataApp === dataApp);
      if (owner) record(node, visits, owner.entry);
    }
  }
  const flush = () => assignOwners(observer.takeRecords());

  const createdBy = (entry: string) =>
    files.filesOf(entry).flatMap((file) => [...(createdElements.get(file) ?? [])]);
  const visitedBy = (entry: string) => [...(visits.get(entry) ?? [])];
  const allOf = (entry: string) => [...new Set([...createdBy(entry), ...visitedBy(entry)])];

  function hideNode(node: Element): void {
    if (!hidden.has(node)) hidden.set(node, disableNode(node));
  }
  function showNode(node: Element): void {
    hidden.get(node)?.();
    hidden.delete(node);
    const parent = nodesToRestore.get(node);
    nodesToRestore.delete(node);
    if (parent && !node.isConnected) parent.appendChild(node);
  }
  function detach(node: Element): void {
    if (!node.parentNode) return;
    nodesToRestore.set(node, node.parentNode);
    node.remove();
  }
  function removeForGood(node: Element): void {
    untrack(node);
    node.remove();
  }

  /** Returns true when it was active. */
  function deactivate(entry: string): boolean {
    const owner = active.get(entry);
    if (owner?.isMain) listeners.stop();
    return active.delete(entry);
  }

  /** Records creators until an ES module is evaluated, which the browser does asynchronously. */
  function watchUntil(evaluated: Promise<unknown>): void {
    listeners.start();
    creators.begin();
    const end = () => {
      listeners.stop();
      creators.end();
    };
    evaluated.then(end, end);
  }

  observer.observe(document.head, { childList: true });
  observer.observe(document.body, { childList: true });

  return {
    enter(owner) {
      flush();
      if (owner.isMain && !active.has(owner.entry)) listeners.start();
      active.set(owner.entry, owner);
      if (owner.isMain) {
        main = owner;
        restoreAttributes = rememberAttributes();
      }
      for (const node of allOf(owner.entry)) showNode(node);
    },
    leave(entry) {
      flush();
      if (!active.has(entry)) return;
      if (main?.entry === entry) {
        main = null;
        restoreAttributes();
      }
      for (const node of allOf(entry)) hideNode(node);
    },
    cleanUp(entry) {
      flush();
      if (!deactivate(entry)) return;
      for (const node of createdBy(entry)) if (!isSheet(node)) detach(node);
      const brought = visitedBy(entry).reverse();
      brought.forEach((node, index) => {
        const mayReturn = isSheet(node) || isEmpty(node);
        // Styles that are created again on every visit would accumulate.
        const isRepeated = brought.slice(0, index).some((newer) => areEqualNodes(node, newer));
        if (!mayReturn || isRepeated) {
          removedCount += 1;
          removeForGood(node);
        } else if (!isSheet(node)) detach(node);
      });
    },
    discard(entry) {
      flush();
      if (main?.entry === entry) {
        main = null;
        restoreAttributes();
      }
      deactivate(entry);
      for (const node of allOf(entry)) removeForGood(node);
      for (const file of files.filesOf(entry)) createdElements.delete(file);
      visits.delete(entry);
      listeners.discard(entry);
    },
    leftovers: () => ({ swept: removedCount, recorded: listeners.recorded }),
    evaluating(file, run) {
      const entry = files.of(file);
      flush();
      if (entry !== null) listeners.start();
      try {
        const result = run();
        if (entry !== null && result instanceof Promise) watchUntil(result);
        return result;
      } finally {
        if (entry !== null) listeners.stop();
        for (const node of addedNodes(observer.takeRecords())) {
          if (entry === null) knownElements.add(node);
          else record(node, createdElements, file);
          if (entry !== null && !active.has(entry)) hideNode(node);
        }
      }
    },
  };
}
