/**
 * Short reads, many at once on few connections of `pg`. How (a query class over what `pg` does not
 * document) is this folder's own.
 */
export { coalescingSocket } from './coalescing-socket';
export {
  type ConnectionSetup,
  openPipeline,
  type Pipeline,
} from './pipeline';
export { holding, inScope, type ScopeParameters, type Statement } from './preceded-query';
