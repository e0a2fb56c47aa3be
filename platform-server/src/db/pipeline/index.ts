/**
 * Runs short reads, many at once on few `pg` connections. The implementation, a query class that relies on undocumented
 * parts of `pg`, is internal to this folder.
 */
export { coalescingSocket } from './coalescing-socket';
export {
  type ConnectionSetup,
  openPipeline,
  type Pipeline,
} from './pipeline';
export {
  lockPrelude,
  type ScopeParameters,
  type Statement,
  scopePrelude as inScope,
} from './preceded-query';
