import type { PermissionNode } from '@edu/shared-utility';
import type { phrases } from '../phrases';
import { zhCN } from '../phrases/zh-CN';

type Opens = keyof typeof zhCN.opens;

const isKnown = (name: string): name is Opens => Object.hasOwn(zhCN.opens, name);

/** What a permission allows, in plain words; the code for a tenant's own one, the address for a page. */
export function permissionText(
  t: ReturnType<typeof phrases.use>['t'],
  { code, kind, systemTagName, url }: PermissionNode,
): string {
  const name = code.replace(/\W/g, '_');
  if (isKnown(name)) return t(`opens.${name}`);
  if (kind === 'page') return `/${systemTagName ?? ''}${url ?? ''}`;
  return kind === 'action' ? code : '';
}
