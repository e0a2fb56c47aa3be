export type Variables = Readonly<Record<string, string>>;

/** Appearance of the last page, from which the next one is drawn before any module has loaded. */
export interface StoredAppearance {
  /** CSS variables of the theme, with their leading dashes, light and dark. */
  readonly light: Variables;
  readonly dark: Variables;
  /** Width of the menu in pixels, by the kind of window. */
  readonly menu: Readonly<Partial<Record<WindowKind, number>>>;
  /** Height in pixels of breadcrumbs and tabs above the page. */
  readonly crumbs?: number;
}

export type WindowKind = 'phone' | 'narrow' | 'wide';

/** Name in localStorage. */
export const appearanceKey = 'keep:look';

const firstDark = {
  '--edu-on-header': '#f5f7fa',
  '--edu-ground': '#101317',
  '--edu-surface': '#1a1e24',
  '--edu-text': '#e6e9ed',
  '--edu-line': '#323943',
};
/** Colours for a first visit; those of the light blue theme are in the page's style sheet already. */
export const firstColours: Readonly<
  Record<'init' | 'red' | 'green', Pick<StoredAppearance, 'light' | 'dark'>>
> = {
  init: {
    light: {},
    dark: { ...firstDark, '--edu-primary': '#68a4ff', '--edu-header': '#123a78' },
  },
  red: {
    light: { '--edu-primary': '#c4232b', '--edu-header': '#b31b23' },
    dark: { ...firstDark, '--edu-primary': '#ff7a75', '--edu-header': '#6d1519' },
  },
  green: {
    light: { '--edu-primary': '#0b7a75', '--edu-header': '#0a5f5b' },
    dark: { ...firstDark, '--edu-primary': '#4fd1c5', '--edu-header': '#0b4542' },
  },
};

export const emptyAppearance: StoredAppearance = { light: {}, dark: {}, menu: {} };

/** The widths at which the frame changes its form. */
export const windowKind = (width: number): WindowKind =>
  width < 600 ? 'phone' : width < 1200 ? 'narrow' : 'wide';

const isRecord = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

const pixels = (raw: unknown): number | undefined =>
  typeof raw === 'number' && raw >= 0 && raw <= 400 ? raw : undefined;

const variablesOf = (raw: unknown): Variables =>
  Object.fromEntries(
    Object.entries(isRecord(raw) ? raw : {}).filter(
      (entry): entry is [string, string] =>
        entry[0].startsWith('--edu-') && typeof entry[1] === 'string',
    ),
  );

/** Parses a stored appearance; invalid parts are left out. */
export function parseAppearance(text: string | null): StoredAppearance {
  let raw: unknown;
  try {
    raw = JSON.parse(text ?? '');
  } catch {
    return emptyAppearance;
  }
  if (!isRecord(raw)) return emptyAppearance;
  const { light, dark, menu, crumbs } = raw;
  const widths = isRecord(menu) ? menu : {};
  return {
    light: variablesOf(light),
    dark: variablesOf(dark),
    menu: {
      phone: pixels(widths.phone),
      narrow: pixels(widths.narrow),
      wide: pixels(widths.wide),
    },
    crumbs: pixels(crumbs),
  };
}
