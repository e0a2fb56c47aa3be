import { pinyin } from 'pinyin-pro';

/**
 * `学员管理` → `xueyuanguanli`, `xygl`; `绿` also as it is typed, `lv`. In a chunk of its own, loaded when the palette
 * is first used.
 */
export function pinyinOf(text: string): readonly string[] {
  if (!/\p{Script=Han}/u.test(text)) return [];
  const parts = pinyin(text, { toneType: 'none', type: 'all', nonZh: 'consecutive' });
  const syllables = parts.map((part) => (part.isZh ? part.pinyin : part.origin)).join('');
  const initials = parts.map((part) => (part.isZh ? part.first : part.origin)).join('');
  return syllables.includes('ü')
    ? [syllables, initials, syllables.replaceAll('ü', 'v')]
    : [syllables, initials];
}
