import type { FrontendConfiguration } from '@edu/shared-utility/contract';
import { originOfAddress } from '../http/origin';

/** Keys of the configuration that hold a picture's address. */
const PICTURE_KEY = /(^|_)(img|image|logo|picture|icon|background|qr)(_|$)/i;

/** Origins of the pictures that a tenant's configuration names on other hosts. */
export function configuredPictures(configuration: FrontendConfiguration | null): string[] {
  if (!configuration) return [];
  const { logo, entries } = configuration;
  const values = entries.filter(({ key }) => PICTURE_KEY.test(key)).map(({ value }) => value);
  const origins = [logo, ...values].map(originOfAddress).filter((origin) => origin !== null);
  return [...new Set(origins)];
}
