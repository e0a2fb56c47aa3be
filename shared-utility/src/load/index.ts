export { afterRead, isShown, type Loaded, type LoadState, unread } from './load-state';
export { useLoad } from './use-load';
