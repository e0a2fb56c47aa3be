export type { AppProps } from 'single-spa';
export { AppProviders } from './app-providers';
export { AppRouter, type AppRouterProps, usePending } from './app-router';
export {
  type AppLifecycles,
  createLifecycles,
  type LifecycleOptions,
  type RootProps,
} from './create-lifecycles';
export { AppErrorBoundary } from './error-boundary';

export { filledFields } from './filled-fields';
export { keepTabWithin, reachable } from './keep-tab-within';
export { fetchPart, type LazyModule, type LazyPart, lazyPart } from './lazy-part';
export {
  LazyView,
  type LazyViewProps,
} from './lazy-view';
export { LinkedText } from './linked-text';
export type { AppManifest } from './manifest';
export { Notice } from './notice';
export { PageLink } from './page-link';
export { phoneDialog } from './phone-dialog';
export { routerWindow } from './router-window';
export { SafeImage } from './safe-image';
export { cspNonce, StyleSheet } from './style-sheet';
export { useContextValue } from './use-context-value';
export { useDelayed } from './use-delayed';
export { useGuardedClose } from './use-guarded-close';
export { narrowWindow, useNarrow } from './use-narrow';
export { useOverlay } from './use-overlay';
export { usePageTitle } from './use-page-title';
export { usePalette } from './use-palette';
