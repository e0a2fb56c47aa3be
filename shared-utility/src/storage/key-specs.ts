import type {
  Branch,
  ConfigEntry,
  FrontendDomain,
  Locale,
  OrganChoice,
  UserInfo,
} from '../contract';
import { limits, temporal } from '../environment';
import type {
  Appearance,
  AppearanceChoice,
  Density,
  MenuState,
  PermissionState,
  PhrasePackage,
  SessionEnd,
  ThemeName,
} from './context-entities';
import type { ContextValues } from './context-values';
import * as is from './validators';

/** Where a key is stored, its default, and how a stored text becomes a value. */
export interface KeySpec<T> {
  /** `memory` lasts as long as the page, `session` as long as the tab. */
  where: 'local' | 'session' | 'memory';
  /** Name in the storage; names that start with `keep:` outlive the session. */
  stored?: string;
  initial: () => T;
  read: is.Validator<T>;
}

const acceptAny = <T>(raw: unknown): T => raw as T;

const local = <T>(initial: () => T, read: is.Validator<T>, stored?: string): KeySpec<T> => ({
  where: 'local',
  initial,
  read,
  stored,
});

const memoryKey = <T>(initial: () => T): KeySpec<T> => ({
  where: 'memory',
  initial,
  read: acceptAny,
});

const initialNull = () => null;

/** The contract command runs without a window. */
const host = typeof window === 'undefined' ? '' : window.location.host;

export const keySpecs: { readonly [K in keyof ContextValues]: KeySpec<ContextValues[K]> } = {
  token: local<string | null>(initialNull, is.filledText),
  organ: local<string | null>(initialNull, is.filledText),
  actor: local<string | null>(initialNull, is.filledText),
  branch: local<string | null>(initialNull, is.filledText),
  channel: local<string>(() => limits.defaultChannel, is.filledText),
  saas: local<string | null>(initialNull, is.filledText),
  identity: local<string | null>(initialNull, is.filledText),
  mustChoose: local<boolean>(() => false, is.flag),
  sessionEnd: {
    where: 'session',
    initial: initialNull,
    read: is.oneOf<SessionEnd>(
      'expired',
      'elsewhere',
      'organ',
      'tenant',
      'idle',
      'password',
      'otherTab',
    ),
  },
  touched: local<number | null>(initialNull, is.timestamp, 'frame:touched'),
  language: local<Locale>(() => 'zh-CN', is.locale, 'keep:language'),
  timezone: local<string>(
    () => temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    is.timezone,
    'keep:timezone',
  ),
  branchList: local<Branch[] | null>(initialNull, is.listOf(is.branch)),
  organList: local<OrganChoice[] | null>(initialNull, is.listOf(is.organChoice)),
  roleList: local<string[]>(() => [], is.listOf(is.text)),
  theme: local<ThemeName>(() => 'init', is.oneOf('init', 'red', 'green')),
  appearanceChoice: local<AppearanceChoice>(
    () => 'system',
    is.oneOf('system', 'light', 'dark'),
    'keep:appearance',
  ),
  appearance: memoryKey<Appearance>(() => 'light'),
  density: local<Density>(() => 'comfortable', is.oneOf('comfortable', 'compact'), 'keep:density'),
  tabBar: local<boolean>(() => false, is.flag, `keep:frame:tab-bar:${host}:device`),
  logo: local<string>(() => '', is.text),
  pageTitle: local<string>(() => '', is.text),
  frontendConfig: local<ConfigEntry[]>(() => [], is.listOf(is.configEntry)),
  domain: local<FrontendDomain[]>(() => [], is.listOf(is.frontendDomain)),
  tenantUnknown: memoryKey<boolean>(() => false),
  isWdDemo: local<boolean>(() => false, is.flag),
  rememberedAccount: local<string | null>(initialNull, is.filledText, 'keep:rememberedAccount'),
  arrivingAccount: memoryKey<string | null>(initialNull),
  returningAccount: { where: 'session', initial: initialNull, read: is.filledText },
  phrasePackages: local<Partial<Record<Locale, PhrasePackage>>>(
    () => ({}),
    is.phrasePackages,
    'keep:phrasePackages',
  ),
  userInfo: memoryKey<UserInfo | null>(initialNull),
  menu: memoryKey<MenuState>(() => ({ status: 'idle' })),
  permissions: memoryKey<PermissionState>(() => ({ status: 'idle' })),
};
