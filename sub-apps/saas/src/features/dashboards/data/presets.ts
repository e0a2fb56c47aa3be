import { context } from '@edu/shared-utility';

/** The parts of a dashboard, in the order in which they stand where nothing else is said. */
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
  /** What stands first; the others follow. */
  readonly first: readonly PanelKey[];
  /** Begins with all that the person may see, not with their own organisation. */
  readonly isWide?: boolean;
}

const begins = {
  downtown: { first: [] },
  provincialLevelData: { first: ['provinces', 'people'], isWide: true },
  feimei: { first: ['passing', 'certificates', 'trains'] },
  ysx: { first: ['courses', 'industries', 'resources'] },
  senlinfanghuo: { first: ['trains', 'certificates', 'passing'] },
  smyxt: { first: ['online', 'people', 'learners'] },
} as const satisfies Readonly<Record<string, Omit<Preset, 'key'>>>;

export type PresetKey = keyof typeof begins;

const keys = Object.keys(begins) as PresetKey[];
export const dashboardPaths = keys.map((key) => `/${key}` as const);

/** The dashboard of an address below /saas. */
export function presetOf(pathname: string): Preset {
  const key = keys.find((one) => pathname.replace(/\/$/, '').endsWith(`/${one}`)) ?? 'downtown';
  return { key, ...begins[key] };
}

export const orderOf = ({ first }: Preset): readonly PanelKey[] => [
  ...new Set([...first, ...panels]),
];

const REGION = /^\d{6}$/;

/** The region that the tenant has chosen for a dashboard (`dashboard_region_<key>` of its configuration). */
export function ownRegion(key: PresetKey): string | undefined {
  const entry = context
    .get('frontendConfig')
    .find((one) => one.key === `dashboard_region_${key.toLowerCase()}`);
  return entry && REGION.test(entry.value) ? entry.value : undefined;
}
