import { getLanguage } from '@edu/shared-utility';
import { provinceName } from '@edu/shared-utility/charts';

/** The name of a province in the page's language; undefined in Chinese, where the server's full name is used. */
export const translatedProvince = (regionId: string): string | undefined =>
  getLanguage() === 'zh-CN' ? undefined : provinceName(regionId);
