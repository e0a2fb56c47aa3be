import { type MenuNode, NotFoundPage, useContextValue } from '@edu/shared-utility';

/** The pages of the menu that the address lies below: what is no page may have been an item of such a list. */
const listsAbove = (nodes: readonly MenuNode[]): readonly MenuNode[] =>
  nodes.flatMap((node) => [
    ...(node.path && window.location.pathname.startsWith(`${node.path}/`) ? [node] : []),
    ...listsAbove(node.children),
  ]);

/** An address below an application that is no page leads to its list, or home. */
export function MissingPage() {
  const menu = useContextValue('menu');
  const list = menu.status === 'ready' ? listsAbove(menu.nodes).at(-1) : undefined;
  return <NotFoundPage {...(list && { back: { label: list.name, href: list.path } })} />;
}
