import type { MenuNode } from '@edu/shared-utility';

type Page = Pick<MenuNode, 'name' | 'path' | 'breadcrumb'>;

/** What a foreign module's entry asks for; whatever has another form says nothing. */
const offerOf = ({ offered }: MenuNode): Record<string, unknown> => Object(offered);

/** The name of its picture; '' for none. */
export function iconOf(node: MenuNode): string {
  const { icon } = offerOf(node);
  return typeof icon === 'string' ? icon : '';
}

/** Whether the page gives room around what is shown there. */
export const isPadded = (node: MenuNode | undefined): boolean =>
  node !== undefined && offerOf(node).padded === true;

/** Pages that are reached from an entry and are in breadcrumbs alone, with what leads there. */
export function pagesBelow(node: MenuNode): Page[] {
  const { below } = offerOf(node);
  const [, segment = ''] = node.path.split('/');
  const chains = new Map<unknown, Page['breadcrumb']>();
  return (Array.isArray(below) ? below : []).flatMap((raw: unknown) => {
    const { url, name, parent } = Object(raw) as Record<string, unknown>;
    // below the entry's own segment, whatever it says
    if (typeof url !== 'string' || !/^(\/[\w.~-]+)+$/.test(url) || typeof name !== 'string')
      return [];
    const path = `/${segment}${url}`;
    const breadcrumb = [...(chains.get(parent) ?? node.breadcrumb), { name, path }];
    chains.set(url, breadcrumb);
    return [{ name, path, breadcrumb }];
  });
}
