import { menuIcons } from '@edu/shared-utility/contract';
import { locales } from '../phrases';
import { placeInJson } from '../static/map-json';
import { type Complaints, quoteValue } from './complaint';

const MAX_LISTED = 50;

export type Raw = Readonly<Record<string, unknown>>;

/** Null, with a complaint, for anything but a JSON object. */
export function parse(text: string, complaints: Complaints): Raw | null {
  const json = text.replace(/^\uFEFF/, '');
  try {
    const raw: unknown = JSON.parse(json);
    if (typeof raw === 'object' && raw !== null && !Array.isArray(raw)) return raw as Raw;
    complaints.add('manifest.notObject');
  } catch {
    const place = placeInJson(json);
    if (place) complaints.add('manifest.notJson', { ...place });
    else complaints.add('manifest.cutJson');
  }
  return null;
}

const listOf = (raw: unknown): unknown[] => (Array.isArray(raw) ? raw.slice(0, MAX_LISTED) : []);

export function readList(raw: Raw, name: string, complaints: Complaints): unknown[] {
  if (raw[name] !== undefined && !Array.isArray(raw[name])) {
    complaints.add('manifest.list', { name });
  }
  return listOf(raw[name]);
}

export function readLanguages(raw: Raw, complaints: Complaints): string[] {
  if (raw.languages === undefined) return [];
  const listed = readList(raw, 'languages', complaints);
  for (const value of listed.filter((language) => !locales.some((locale) => locale === language))) {
    complaints.add('manifest.language', { language: quoteValue(value) });
  }
  const languages = locales.filter((locale) => listed.includes(locale));
  for (const language of locales.filter((locale) => !listed.includes(locale))) {
    complaints.add('manifest.languageMissing', { language });
  }
  return languages;
}

export function readIcon({ icon }: Raw, complaints: Complaints): string | null {
  if (icon === undefined) return null;
  const menuIcon = menuIcons.find((name) => name === icon);
  if (menuIcon) return menuIcon;
  complaints.add('manifest.icon', { icon: quoteValue(icon), known: menuIcons.join(', ') });
  return null;
}

export function readLayout({ layout = 'padded' }: Raw, complaints: Complaints): 'padded' | 'full' {
  if (layout === 'padded' || layout === 'full') return layout;
  complaints.add('manifest.layout', { layout: quoteValue(layout) });
  return 'padded';
}
