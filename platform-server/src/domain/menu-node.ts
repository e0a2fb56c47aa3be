import type { Locale, MenuNodeDto } from '@edu/shared-utility/contract';
import type { permission } from '../db/schema';
import type { TreeNode } from './tree';

export type Entry = typeof permission.$inferSelect;

/** The name in the caller's language, or the Chinese one without a translation. */
const nameIn = ({ name, names }: Pick<Entry, 'name' | 'names'>, locale: Locale): string =>
  names[locale] ?? name;

/** Whether a person with these permissions sees an entry that requires one. */
export const allows = (codes: ReadonlySet<string>, { asks }: { readonly asks?: string }): boolean =>
  asks === undefined || codes.has(asks);

/** What a foreign module's manifest says about its entry. */
function offeredOf({ offered }: Entry, codes: ReadonlySet<string>, locale: Locale) {
  if (!offered) return {};
  const { icon, padded, below = [] } = offered;
  const visiblePages = below.filter((page) => allows(codes, page));
  const texts = {
    ...(icon && { icon }),
    ...(padded && { padded }),
    ...(visiblePages.length > 0 && {
      below: visiblePages.map((page) => {
        const { url, parent } = page;
        return { url, parent, name: nameIn(page, locale) };
      }),
    }),
  };
  return { offered: texts };
}

export function toMenuNode(
  node: TreeNode<Entry>,
  codes: ReadonlySet<string>,
  locale: Locale,
): MenuNodeDto {
  const name = nameIn(node, locale);
  const { systemTagName, url, description, type } = node;
  return {
    id: node.id,
    parentId: node.parentId,
    name,
    data: { systemTagName, url, name, description, type, ...offeredOf(node, codes, locale) },
    children: node.children.map((child) => toMenuNode(child, codes, locale)),
  };
}
