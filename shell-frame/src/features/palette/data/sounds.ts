import { pinyin } from 'pinyin-pro';

/** `学员管理` → `xueyuanguanli`, `xygl`. Bundled apart: only the palette's first use fetches it. */
export function sounds(text: string): readonly string[] {
  if (!/\p{Script=Han}/u.test(text)) return [];
  const options = { toneType: 'none', type: 'array', nonZh: 'consecutive' } as const;
  return [pinyin(text, options).join(''), pinyin(text, { ...options, pattern: 'first' }).join('')];
}
