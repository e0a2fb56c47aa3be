import type { phrases } from '../phrases';
import { versionFromAddress } from './version-from-address';

type Translate = ReturnType<typeof phrases.use>['t'];

/** A version as people read it: what is built here has none but its digest, others without one have their address. */
export const versionText = (address: string, t: Translate): string =>
  versionFromAddress(address) ?? (address.startsWith('/') ? t('ownBuild') : address);
