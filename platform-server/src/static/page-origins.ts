import {
  apiAddress,
  isApiAddress,
  type PageAddress,
  shellAddress,
} from '@edu/shared-utility/contract';
import { plainOrigin } from '../http/origin';

export interface PageOrigins {
  /** Origins of API and shell API, without the page's own. */
  readonly api: readonly string[];
  readonly frames: readonly string[];
  /** Whether the page asks the server that sends it, so that the server's own data may be in it. */
  readonly apiIsOwn: boolean;
}

/** True where the host of a page sends it to an API on another host, and nothing configured says otherwise. */
export const usesOtherApiHost = (config: Record<string, unknown>, hostname: string): boolean =>
  !isApiAddress(config.apiBaseUrl) && !pageOrigins(config, pageAddress('https', hostname)).apiIsOwn;

/** The address of a page as its request names it; a host that no policy can name says nothing. */
export function pageAddress(protocol: string, host: string): PageAddress {
  const address = `${protocol}://${host}`;
  return new URL(plainOrigin(address) === null ? 'http://localhost' : address);
}

/** Whom a page at that address calls and embeds, by the same rule as the page itself. */
export function pageOrigins(config: Record<string, unknown>, page: PageAddress): PageOrigins {
  const api = new URL(apiAddress(config.apiBaseUrl, page)).origin;
  const shell = new URL(shellAddress(config, page)).origin;
  const { dataAdminUrl } = config;
  const frames = isApiAddress(dataAdminUrl) ? [new URL(dataAdminUrl, page.origin).origin] : [];
  const own = (origin: string) => origin === page.origin;
  return {
    api: [...new Set([api, shell])].filter((value) => !own(value)),
    frames,
    apiIsOwn: own(api),
  };
}
