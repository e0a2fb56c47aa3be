import { api, type ImportMapChange, type ImportMapState, quietly } from '@edu/shared-utility';

/** The map as it is served, and how it came about. */
interface ModuleMap {
  state: ImportMapState;
  history: ImportMapChange[];
}

const HISTORY = 50;

export async function readModuleMap(signal: AbortSignal): Promise<ModuleMap> {
  const options = { ...quietly, signal };
  const [state, history] = await Promise.all([
    api.importMap.state({}, options),
    api.importMap.history({ limit: HISTORY }, options),
  ]);
  return { state, history };
}
