import { getLanguage } from '@edu/shared-utility';
import { provinceName } from '@edu/shared-utility/charts';

/** A province in the language of the page; nothing in Chinese, where all lists have its full name from the server. */
export const translatedProvince = (regionId: string): string | undefined =>
  getLanguage() === 'zh-CN' ? undefined : provinceName(regionId);
