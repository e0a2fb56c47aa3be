import type { MenuNodeDto } from '../contract';
import type { MenuNode } from '../storage';

type Crumb = MenuNode['breadcrumb'];

const PAGE = 2;
/** Deeper than any usable menu; protects against excessive nesting. */
const MAX_DEPTH = 12;

const asText = (raw: unknown): string => (typeof raw === 'string' ? raw.trim() : '');

/** `/{systemTagName}{url}`; '' unless it is a plain path of this site. */
export function menuPath(systemTagName: unknown, url: unknown): string {
  const tag = asText(systemTagName).replace(/^\/+|\/+$/g, '');
  const rest = asText(url);
  if (!/^[\w-]+$/.test(tag)) return '';
  const path = `/${tag}${rest === '' || /^[/?#]/.test(rest) ? '' : '/'}${rest}`;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern has to match control characters
  const unsafePath = /[\\\x00-\x1f\x7f]|\/\/|\/\.\.?(\/|$)|^\/[^/?#]*:/;
  return unsafePath.test(path.split(/[?#]/)[0] ?? '') ? '' : path;
}

function normaliseNode(
  raw: unknown,
  parentId: string | null,
  parentCrumb: Crumb,
  seen: Set<unknown>,
  ids: Set<string>,
): MenuNode | null {
  if (typeof raw !== 'object' || raw === null || seen.has(raw) || parentCrumb.length >= MAX_DEPTH) {
    return null;
  }
  seen.add(raw);
  const dto = raw as Partial<MenuNodeDto>;
  const data = (typeof dto.data === 'object' && dto.data) || undefined;
  const name = asText(dto.name) || asText(data?.name);
  const id = asText(dto.id) || `${parentId ?? 'menu'}/${name}`;
  if (!name || ids.has(id)) return null;
  ids.add(id);
  const path = menuPath(data?.systemTagName, data?.url);
  const breadcrumb = [...parentCrumb, { name, path }];
  const children = (Array.isArray(dto.children) ? dto.children : [])
    .map((child: unknown) => normaliseNode(child, id, breadcrumb, seen, ids))
    .filter((child) => child !== null);
  const type = Number(data?.type);
  return {
    id,
    parentId,
    name,
    type: Number.isFinite(type) ? type : 0,
    path,
    children,
    breadcrumb,
    offered: data?.offered,
  };
}

/**
 * Sanitises the server's menu: cycles and repeated ids are cut, nameless nodes dropped, addresses that are not
 * plain paths of this site become ''. Adds path and breadcrumb chain (specification §2).
 */
export function normaliseMenu(raw: unknown): MenuNode[] {
  const seen = new Set<unknown>();
  const ids = new Set<string>();
  return (Array.isArray(raw) ? raw : [])
    .map((node: unknown) => normaliseNode(node, null, [], seen, ids))
    .filter((node) => node !== null);
}

/** Target of '/': the first menu item, or its first child (specification §2). */
export function firstMenuPath(nodes: readonly MenuNode[]): string | null {
  for (const node of nodes) {
    if (node.type === PAGE && node.path) return node.path;
    const childPath = firstMenuPath(node.children);
    if (childPath) return childPath;
  }
  return null;
}
