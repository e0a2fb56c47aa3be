import { apiBaseUrl } from '@edu/shared-utility';

/** Resolves a file's path against the API's host, which may differ from the page's; '' for null. */
export const fileAddress = (path: string | null): string =>
  path === null ? '' : new URL(path, new URL(apiBaseUrl(), window.location.origin)).href;
