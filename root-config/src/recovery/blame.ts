import type { ModuleLoader } from '../module-loader';
import { withoutRetryCount } from '../module-loader/fetches';
import type { Fault } from '../supervision/fault';

type Loader = Pick<ModuleLoader, 'imports' | 'entryOf'>;

/**
 * Attributes the fault for rollouts to the module whose file failed, with that module's address; it may be a shared
 * one that the application imports.
 */
export function attributeFault(fault: Fault, loader: Loader): Fault {
  const { address, module } = fault;
  const imports = loader.imports();
  // A parcel is not in the map and keeps its own fault.
  if (address === null || imports[module] === undefined) return fault;
  const file = withoutRetryCount(address);
  if (imports[module] === file) return fault;
  const name = Object.keys(imports).find((key) => imports[key] === file);
  if (name !== undefined) return { ...fault, module: name };
  return { ...fault, address: loader.entryOf(address) ?? address };
}
