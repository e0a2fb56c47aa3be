import type { MenuNode } from '@edu/shared-utility';

type Page = Pick<MenuNode, 'name' | 'path' | 'breadcrumb'>;

/** The options of a foreign module's entry; invalid ones count as absent. */
const optionsOf = ({ offered }: MenuNode): Record<string, unknown> => Object(offered);

/** Name of the entry's icon; '' for none. */
export function iconOf(node: MenuNode): string {
  const { icon } = optionsOf(node);
  return typeof icon === 'string' ? icon : '';
}

/** Whether the page adds padding around the application. */
export const isPadded = (node: MenuNode | undefined): boolean =>
  node !== undefined && optionsOf(node).padded === true;

/** Pages below an entry that appear in breadcrumbs only, each with the crumbs that lead to it. */
export function pagesBelow(node: MenuNode): Page[] {
  const { below } = optionsOf(node);
  const [, segment = ''] = node.path.split('/');
  const chains = new Map<unknown, Page['breadcrumb']>();
  return (Array.isArray(below) ? below : []).flatMap((raw: unknown) => {
    const { url, name, parent } = Object(raw) as Record<string, unknown>;
    // The address is always placed below the entry's own segment.
    if (typeof url !== 'string' || !/^(\/[\w.~-]+)+$/.test(url) || typeof name !== 'string')
      return [];
    const path = `/${segment}${url}`;
    const breadcrumb = [...(chains.get(parent) ?? node.breadcrumb), { name, path }];
    chains.set(url, breadcrumb);
    return [{ name, path, breadcrumb }];
  });
}
