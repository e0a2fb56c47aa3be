import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

export const phrases = definePhrases('provinces', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});

/** A province by its GB/T 2260 code, in the language of the page; undefined for any other code. */
export function provinceName(regionId: string): string | undefined {
  const key = `p${regionId.slice(0, 2)}`;
  const isProvince = regionId.endsWith('0000') && Object.hasOwn(zhCN, key);
  return isProvince ? phrases.t(key as keyof typeof zhCN) : undefined;
}
