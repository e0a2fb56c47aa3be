import type { phrases } from '../phrases';
import { versionFromAddress } from './version-from-address';

type Translate = ReturnType<typeof phrases.use>['t'];

/** The display version: builds of this product have only a digest, others without a version are shown by address. */
export const versionText = (address: string, t: Translate): string =>
  versionFromAddress(address) ?? (address.startsWith('/') ? t('ownBuild') : address);
