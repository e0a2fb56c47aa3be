import {
  api,
  type CallOptions,
  type ImportMapChange,
  type ImportMapState,
} from '@edu/shared-utility';
import { type Loaded, useLoaded } from '../../../common/loaded.hook';

/** The map as it is served, and how it came about. */
interface MapData {
  state: ImportMapState;
  history: ImportMapChange[];
}
export type ModuleMap = Loaded<MapData>;

const HISTORY = 50;

async function load(options: CallOptions): Promise<MapData> {
  const [state, history] = await Promise.all([
    api.importMap.state({}, options),
    api.importMap.history({ limit: HISTORY }, options),
  ]);
  return { state, history };
}

export const useModuleMap = () => useLoaded(load);
