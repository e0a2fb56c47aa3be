import { apiBaseUrl } from '@edu/shared-utility';

/** Addresses of files are paths of the API's host, which may be another one than the page's; '' where there is none. */
export const fileAddress = (path: string | null): string =>
  path === null ? '' : new URL(path, new URL(apiBaseUrl(), window.location.origin)).href;
