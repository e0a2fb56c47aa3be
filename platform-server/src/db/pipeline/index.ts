/**
 * Runs short statements, many at once on few `pg` connections. The implementation, a query class that relies on undocumented
 * parts of `pg`, is internal to this folder.
 */
export { coalescingSocket } from './coalescing-socket';
export {
  openPipeline,
  type Pipeline,
} from './pipeline';
export type { ConnectionSetup } from './pipelined-connection';
export {
  lockPrelude,
  type ScopeParameters,
  type Statement,
  scopePrelude,
} from './preceded-query';
