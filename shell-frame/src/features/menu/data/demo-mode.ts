import type { MenuNode } from '@edu/shared-utility';

/** The pages that demo mode allows: the demo homepage, the students, one demo site (specification §6). */
const open: readonly RegExp[] = [
  /^\/saas\/demo_homepage\/?$/,
  /^\/(?:[\w-]+\/)?student\/?$/,
  /^\/saas\/demo_site\/?$/,
];

export const isOpenInDemo = (node: Pick<MenuNode, 'path'>): boolean => {
  const path = node.path.split(/[?#]/, 1)[0] ?? '';
  return open.some((item) => item.test(path));
};
