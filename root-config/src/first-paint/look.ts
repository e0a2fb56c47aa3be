/** What the last page looked like, so that the next one can be drawn before any module is there. */
export interface Look {
  /** CSS variables of the theme, with their leading dashes. */
  readonly variables: Readonly<Record<string, string>>;
  readonly scheme: string;
  /** Pixels by the kind of window. */
  readonly menu: Readonly<Partial<Record<WindowKind, number>>>;
  /** Pixels of what stands above the page beside the menu: crumbs, tabs. */
  readonly crumbs?: number;
}

export type WindowKind = 'phone' | 'narrow' | 'wide';

/** Name in localStorage. */
export const lookKey = 'keep:look';

/** Where no page has been yet; a tenant of the blue theme gets what the page's style says. */
export const firstColours = {
  red: { '--edu-primary': '#c4232b', '--edu-header': '#b31b23' },
} as const;

export const emptyLook: Look = { variables: {}, scheme: 'light', menu: {} };

/** The widths at which the frame changes its form. */
export const windowKind = (width: number): WindowKind =>
  width < 600 ? 'phone' : width < 1200 ? 'narrow' : 'wide';

const isRecord = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

const pixels = (raw: unknown): number | undefined =>
  typeof raw === 'number' && raw >= 0 && raw <= 400 ? raw : undefined;

/** A stored look; what cannot be used of it is left out. */
export function parseLook(text: string | null): Look {
  let raw: unknown;
  try {
    raw = JSON.parse(text ?? '');
  } catch {
    return emptyLook;
  }
  if (!isRecord(raw)) return emptyLook;
  const { variables, scheme, menu, crumbs } = raw;
  const colours = Object.entries(isRecord(variables) ? variables : {}).filter(
    (one): one is [string, string] => one[0].startsWith('--edu-') && typeof one[1] === 'string',
  );
  const widths = isRecord(menu) ? menu : {};
  return {
    variables: Object.fromEntries(colours),
    scheme: scheme === 'dark' ? 'dark' : 'light',
    menu: {
      phone: pixels(widths.phone),
      narrow: pixels(widths.narrow),
      wide: pixels(widths.wide),
    },
    crumbs: pixels(crumbs),
  };
}
