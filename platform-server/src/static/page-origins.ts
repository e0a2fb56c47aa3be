import {
  apiAddress,
  isApiAddress,
  type PageAddress,
  shellAddress,
} from '@edu/shared-utility/contract';
import { originOfAddress } from '../http/origin';

export interface PageOrigins {
  /** Origins of API and shell API, without the page's own. */
  readonly api: readonly string[];
  readonly frames: readonly string[];
  /** True if the page calls the server that sends it, so that the page may contain the server's data. */
  readonly apiIsOwn: boolean;
}

/** True if a page calls an API on another host merely by the rule of host names, without any configuration. */
export const usesOtherApiHost = (config: Record<string, unknown>, hostname: string): boolean =>
  !isApiAddress(config.apiBaseUrl) && !pageOrigins(config, pageAddress('https', hostname)).apiIsOwn;

/** The page's address by its request; localhost if the host is not safe in a policy. */
export function pageAddress(protocol: string, host: string): PageAddress {
  const address = `${protocol}://${host}`;
  return new URL(originOfAddress(address) === null ? 'http://localhost' : address);
}

/** Origins that a page calls and embeds, by the same rule as in the browser. */
export function pageOrigins(config: Record<string, unknown>, page: PageAddress): PageOrigins {
  const api = new URL(apiAddress(config.apiBaseUrl, page)).origin;
  const shell = new URL(shellAddress(config, page)).origin;
  const { dataAdminUrl } = config;
  const frames = isApiAddress(dataAdminUrl) ? [new URL(dataAdminUrl, page.origin).origin] : [];
  const isPageOrigin = (origin: string) => origin === page.origin;
  return {
    api: [...new Set([api, shell])].filter((value) => !isPageOrigin(value)),
    frames,
    apiIsOwn: isPageOrigin(api),
  };
}
