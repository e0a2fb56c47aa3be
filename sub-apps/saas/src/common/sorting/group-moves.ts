/** A group or an item of a group. */
interface KeyedItem {
  readonly key: string;
}

interface GroupAccess<G extends KeyedItem, I extends KeyedItem> {
  itemsOf(group: G): readonly I[];
  withItems(group: G, items: readonly I[]): G;
}

function withMoved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [first] = next.splice(from, 1);
  if (first !== undefined) next.splice(to, 0, first);
  return next;
}

/** Moves in an outline of groups with items. A move without effect returns the same list. */
export function groupMoves<G extends KeyedItem, I extends KeyedItem>({
  itemsOf,
  withItems,
}: GroupAccess<G, I>) {
  type Groups = readonly G[];
  type Line =
    | { readonly key: string; readonly group: G }
    | { readonly key: string; readonly item: I };

  /** Groups and items in one flat list; an item belongs to the last group above it. */
  const allLines = (groups: Groups): Line[] =>
    groups.flatMap((group): Line[] => [
      { key: group.key, group },
      ...itemsOf(group).map((item): Line => ({ key: item.key, item })),
    ]);

  const groupsFrom = (lines: readonly Line[]): G[] => {
    const groups: { group: G; items: I[] }[] = [];
    for (const line of lines) {
      if ('group' in line) groups.push({ group: line.group, items: [] });
      else groups.at(-1)?.items.push(line.item);
    }
    return groups.map(({ group, items }) => withItems(group, items));
  };

  const keysOf = (groups: Groups): string[] => allLines(groups).map(({ key }) => key);

  const itemOf = (groups: Groups, key: string): I | undefined =>
    groups.flatMap((group) => [...itemsOf(group)]).find((item) => item.key === key);

  const groupOf = (groups: Groups, itemKey: string): G | undefined =>
    groups.find((group) => itemsOf(group).some(({ key }) => key === itemKey));

  /**
   * Moves the entry `key` to the position of `targetKey`: a group with its items among groups, an item among all
   * entries.
   */
  const afterDrop = (groups: Groups, key: string, targetKey: string): Groups => {
    const from = groups.findIndex((group) => group.key === key);
    if (from >= 0) {
      const to = groups.findIndex((group) => group.key === targetKey);
      return to < 0 || to === from ? groups : withMoved(groups, from, to);
    }
    const lines = allLines(groups);
    const index = lines.findIndex((line) => line.key === key);
    const to = lines.findIndex((line) => line.key === targetKey);
    // An item cannot be above the first group.
    if (index < 0 || to < 1 || index === to) return groups;
    return groupsFrom(withMoved(lines, index, to));
  };

  /** Moves an entry by one; an item at the end of its group enters the next group. */
  const afterStep = (groups: Groups, key: string, offset: 1 | -1): Groups => {
    const isGroup = groups.some((group) => group.key === key);
    const keys = isGroup ? groups.map((group) => group.key) : keysOf(groups);
    const targetKey = keys[keys.indexOf(key) + offset];
    return targetKey === undefined ? groups : afterDrop(groups, key, targetKey);
  };

  const withAdded = (groups: Groups, groupKey: string, items: readonly I[]): Groups =>
    groups.map((group) =>
      group.key === groupKey ? withItems(group, [...itemsOf(group), ...items]) : group,
    );

  return {
    keysOf,
    itemOf,
    groupOf,
    dropped: afterDrop,
    stepped: afterStep,
    withAdded,
    /** Moves an item to the end of another group. */
    movedTo: (groups: Groups, itemKey: string, groupKey: string): Groups => {
      const item = itemOf(groups, itemKey);
      if (!item) return groups;
      return groups.map((group) => {
        const items = itemsOf(group).filter(({ key }) => key !== itemKey);
        if (group.key === groupKey) return withItems(group, [...items, item]);
        return items.length === itemsOf(group).length ? group : withItems(group, items);
      });
    },
    without: (groups: Groups, key: string): Groups =>
      groups
        .filter((group) => group.key !== key)
        .map((group) =>
          itemsOf(group).some((item) => item.key === key)
            ? withItems(
                group,
                itemsOf(group).filter((item) => item.key !== key),
              )
            : group,
        ),
    withItem: (groups: Groups, item: I): Groups =>
      groups.map((group) =>
        itemsOf(group).some(({ key }) => key === item.key)
          ? withItems(
              group,
              itemsOf(group).map((entry) => (entry.key === item.key ? item : entry)),
            )
          : group,
      ),
    /** Position as it is announced to screen readers, from 1. */
    placeOf: (groups: Groups, key: string) => {
      const index = groups.findIndex((item) => item.key === key);
      const group = groupOf(groups, key);
      const list: readonly KeyedItem[] = index >= 0 ? groups : group ? itemsOf(group) : [];
      return { at: list.findIndex((item) => item.key === key) + 1, of: list.length, group };
    },
  };
}
