import type { ModuleStatus } from '@edu/shared-utility';

/** The kind of a module: a sub-application, a part of the shell, or a shared library. */
type ModuleGroup = 'app' | 'shell' | 'shared';

const shell = ['@edu/root-config', '@edu/shell-frame', '@edu/entrance', '@edu/account-center'];

export function groupOf(name: string): ModuleGroup {
  if (name.startsWith('@edu-app/')) return 'app';
  return shell.includes(name) ? 'shell' : 'shared';
}

const order: readonly ModuleGroup[] = ['app', 'shell', 'shared'];

/** Modules that need attention first, then sub-applications, then the shell; shared libraries separately. */
export function groupModules(
  modules: readonly ModuleStatus[],
  hasProblem: (module: ModuleStatus) => boolean,
) {
  const rank = (module: ModuleStatus): number =>
    (hasProblem(module) ? 0 : order.length) + order.indexOf(groupOf(module.name));
  const sorted = [...modules].sort((a, other) => rank(a) - rank(other));
  const isShared = ({ name }: ModuleStatus): boolean => groupOf(name) === 'shared';
  return { own: sorted.filter((status) => !isShared(status)), shared: sorted.filter(isShared) };
}
