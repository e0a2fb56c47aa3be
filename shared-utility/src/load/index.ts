export {
  afterRead,
  failedLoad,
  isShown,
  type Loaded,
  type LoadState,
  unread,
} from './load-state';
export { useLoad } from './use-load';
