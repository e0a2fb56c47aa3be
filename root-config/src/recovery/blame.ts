import type { ModuleLoader } from '../module-loader';
import { published } from '../module-loader/fetches';
import type { Fault } from '../supervision/fault';

type Loader = Pick<ModuleLoader, 'imports' | 'entryOf'>;

/**
 * The fault as a rollout counts it: by the module of the map whose file failed, which may be a shared
 * one that the application only needed, and by that module's own address.
 */
export function blame(fault: Fault, loader: Loader): Fault {
  const { address, module } = fault;
  const imports = loader.imports();
  // A parcel answers for itself.
  if (address === null || imports[module] === undefined) return fault;
  const file = published(address);
  if (imports[module] === file) return fault;
  const name = Object.keys(imports).find((key) => imports[key] === file);
  if (name !== undefined) return { ...fault, module: name };
  return { ...fault, address: loader.entryOf(address) ?? address };
}
