import type { ModuleBoard, ModuleStatus } from '@edu/shared-utility';

/** Whether a module matches a search text, by names, addresses, author and reason. */
export function matchesSearch(
  module: ModuleStatus,
  { rollouts }: Pick<ModuleBoard, 'rollouts'>,
  readableName: string,
  searchText: string,
): boolean {
  const { name, address, served, current } = module;
  const rolledOut = rollouts
    .filter((rollout) => rollout.module === name)
    .map((rollout) => rollout.address);
  const texts = [name, readableName, address, served, current?.who, current?.why, ...rolledOut];
  const needle = searchText.trim().toLowerCase();
  return texts.some((text) => text?.toLowerCase().includes(needle));
}
