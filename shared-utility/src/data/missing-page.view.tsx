import { type MenuNode, NotFoundPage, useContextValue } from '@edu/shared-utility';

/** Menu pages above the address: an unknown address may have been an item of such a list. */
const listsAbove = (nodes: readonly MenuNode[]): readonly MenuNode[] =>
  nodes.flatMap((node) => [
    ...(node.path && window.location.pathname.startsWith(`${node.path}/`) ? [node] : []),
    ...listsAbove(node.children),
  ]);

/** Shown for an unknown address below an application; links to the list above it, or home. */
export function MissingPage() {
  const menu = useContextValue('menu');
  const list = menu.status === 'ready' ? listsAbove(menu.nodes).at(-1) : undefined;
  return <NotFoundPage {...(list && { back: { label: list.name, href: list.path } })} />;
}
