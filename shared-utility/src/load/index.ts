export {
  afterRead,
  failedLoad,
  isShown,
  type Loaded,
  type LoadState,
  readFailure,
} from './load-state';
export { useLoad } from './use-load';
