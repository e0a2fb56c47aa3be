/**
 * The business constants and limits of specification §9, in one place.
 * Times are milliseconds, lengths CSS pixels unless a name says otherwise.
 */
export const timing = {
  requestTimeout: 30_000,
  toastDuration: 2_000,
  toastGap: 2_500,
  /** How long an action can be undone from its toast; ours. */
  undoDuration: 10_000,
  /** Success and failure dialogs of the face check count down this long. */
  faceResultCountdown: 3_000,
  faceFailTick: 1_000,
  faceMaximum: 600_000,
  authCodeCooldown: 60_000,
  qrPolling: 3_000,
  hoverMenuCloseDelay: 300,
  chunkLoadTimeout: 120_000,
  /** Pause in typing before apps are asked for search results, and the timeout of their answers. Ours. */
  searchDelay: 200,
  searchProviderTimeout: 4_000,
  /** Interval at which a running page polls the import map. */
  importMapWatch: 60_000,
  /** Delay of a skeleton, so that fast responses do not flash (architecture §7). */
  skeletonDelay: 200,
  /** Deferred work leaves a page that has just been shown this long for its rows. Ours. */
  firstRows: 1_000,
  /** The session ends after this time without input in any tab; the warning is the last part of it. Ours. */
  idleLimit: 1_800_000,
  idleWarning: 60_000,
  /** After this time a loading module counts as slow, and a retry is offered. */
  moduleSlowAfter: 3_000,
  /** Deadlines of an app's other lifecycles; loading has `chunkLoadTimeout`. */
  bootstrapTimeout: 30_000,
  mountTimeout: 30_000,
  unmountTimeout: 5_000,
  /** The page waits this long for runtime and tenant configuration, then starts with defaults. */
  configurationWait: 5_000,
} as const;

export const limits = {
  nameLength: 15,
  passwordMin: 8,
  passwordMax: 20,
  faceAttempts: 5,
  menuWidth: 160,
  menuWidthWide: 300,
  menuWidthCollapsed: 46,
  autoCollapseBelow: 1200,
  headerHeight: 56,
  /** Windows narrower than this are laid out for a phone. */
  phoneBelow: 600,
  minimumContentWidth: 960,
  personalDialogWidth: 800,
  faceCapture: 300,
  cameraWidth: 720,
  cameraHeight: 720,
  qrSize: 180,
  defaultChannel: '1',
  sourceHost: 'admin',
} as const;

export type Timing = { readonly [K in keyof typeof timing]: number };
