import { context, getLanguage } from '@edu/shared-utility';

/** The panels in their default order. */
export const panels = [
  'people',
  'online',
  'provinces',
  'courses',
  'learners',
  'trains',
  'certificates',
  'passing',
  'industries',
  'resources',
] as const;
export type PanelKey = (typeof panels)[number];

export interface Preset {
  readonly key: PresetKey;
  /** The panels shown first; the others follow. */
  readonly first: readonly PanelKey[];
  /** True if the default scope is everything that the caller may see. */
  readonly isWide?: boolean;
}

const presetPanels = {
  downtown: { first: [] },
  provincialLevelData: { first: ['provinces', 'people'], isWide: true },
  feimei: { first: ['passing', 'certificates', 'trains'] },
  ysx: { first: ['courses', 'industries', 'resources'] },
  senlinfanghuo: { first: ['trains', 'certificates', 'passing'] },
  smyxt: { first: ['online', 'people', 'learners'] },
} as const satisfies Readonly<Record<string, Omit<Preset, 'key'>>>;

export type PresetKey = keyof typeof presetPanels;

const keys = Object.keys(presetPanels) as PresetKey[];
export const dashboardPaths = keys.map((key) => `/${key}` as const);

/** The preset of an address below /saas. */
export function presetOf(pathname: string): Preset {
  const key = keys.find((item) => pathname.replace(/\/$/, '').endsWith(`/${item}`)) ?? 'downtown';
  return { key, ...presetPanels[key] };
}

export const orderOf = ({ first }: Preset): readonly PanelKey[] => [
  ...new Set([...first, ...panels]),
];

const REGION = /^\d{6}$/;

const entryOf = (name: string, key: PresetKey): string | undefined =>
  context
    .get('frontendConfig')
    .find((entry) => entry.key === `dashboard_${name}_${key.toLowerCase()}`)?.value;

/** The tenant's own title of a dashboard in the page's language, or in any other (`dashboard_title_<key>`, as JSON). */
export function ownTitle(key: PresetKey): string | undefined {
  try {
    const titles = JSON.parse(entryOf('title', key) ?? '{}') as Record<string, unknown>;
    const titlesInOrder = [titles[getLanguage()], ...Object.values(titles)];
    return titlesInOrder.find(
      (value): value is string => typeof value === 'string' && value !== '',
    );
  } catch {
    return undefined;
  }
}

/** The default region of a dashboard (`dashboard_region_<key>` of the tenant's configuration). */
export function ownRegion(key: PresetKey): string | undefined {
  const region = entryOf('region', key);
  return region && REGION.test(region) ? region : undefined;
}
