import type { Version } from './entities';

export interface Role {
  id: string;
  name: string;
  description: string;
  /** Built-in roles can be granted but not changed. */
  builtIn: boolean;
  userCount: number;
  createdAt: string;
  version?: Version;
}

export type PermissionKind = 'directory' | 'page' | 'action';

export interface PermissionNode {
  id: string;
  parentId: string | null;
  name: string;
  code: string;
  kind: PermissionKind;
  systemTagName: string | null;
  url: string | null;
  order: number;
  /** Code of another permission that is required to see the page; pages of modules may have one. */
  requires?: string;
  children: PermissionNode[];
  version?: Version;
}
