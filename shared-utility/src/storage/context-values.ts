import type {
  Branch,
  ConfigEntry,
  FrontendDomain,
  Locale,
  OfferedMenuEntry,
  OrganChoice,
  PhraseOverride,
  UserInfo,
} from '../contract';
import { limits, temporal } from '../environment';
import * as is from './validators';

/** One entry of the menu as the frame shows it. */
export interface MenuNode {
  id: string;
  parentId: string | null;
  name: string;
  /** 2 is a page; other types are directories. */
  type: number;
  /** `/{systemTagName}{url}`; '' for a directory without a page. */
  path: string;
  children: MenuNode[];
  /** From the topmost directory down to this node. */
  breadcrumb: readonly { name: string; path: string }[];
  /** A foreign module's settings of its entry, as the server sent them. */
  offered?: OfferedMenuEntry | undefined;
}

export type MenuState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; nodes: MenuNode[] }
  | { status: 'failed'; code: number; message: string };

/**
 * The person's permissions in the current place. `failed`: the platform has no such call, or did not answer, which a
 * negative `code` says.
 */
export type PermissionState =
  | { status: 'idle' }
  | { status: 'loading'; place: string }
  | { status: 'ready'; place: string; codes: ReadonlySet<string>; testTools: boolean }
  | { status: 'failed'; place: string; code: number };

export type ThemeName = 'init' | 'red' | 'green';
export type Appearance = 'light' | 'dark';
/** The chosen colour scheme; `system` follows the device. */
export type AppearanceChoice = 'system' | Appearance;
export type Density = 'comfortable' | 'compact';

/**
 * Why this tab's last session ended other than by an ordinary log-out: expired, ended by another device or by a
 * change of the account, a disabled organisation, idle, a changed password, or another tab of this browser.
 */
export type SessionEnd =
  | 'expired'
  | 'elsewhere'
  | 'organ'
  | 'tenant'
  | 'idle'
  | 'password'
  | 'otherTab';

/** Override phrases of one language, as last fetched. */
export interface PhrasePackage {
  version: string;
  phrases: readonly PhraseOverride[];
}

/** The login context of specification §3, typed. */
export interface ContextValues {
  token: string | null;
  organ: string | null;
  actor: string | null;
  branch: string | null;
  channel: string;
  /** Tenant that a login of the new flow switched to; null for the login page's own. */
  saas: string | null;
  /** Identity that a login of the new flow chose. */
  identity: string | null;
  /** The person has several places and has not chosen one for this session yet. */
  mustChoose: boolean;
  /** Shown by the log-in page; null after a log-in. */
  sessionEnd: SessionEnd | null;
  /** Time of the last input in any tab of this session, in epoch milliseconds. */
  touched: number | null;
  language: Locale;
  timezone: string;
  branchList: Branch[] | null;
  organList: OrganChoice[] | null;
  roleList: string[];
  theme: ThemeName;
  appearanceChoice: AppearanceChoice;
  /** The effective scheme: the choice, or what the device prefers. Setting it sets the choice. */
  appearance: Appearance;
  density: Density;
  /** Whether open pages are shown as tabs above the page. */
  tabBar: boolean;
  logo: string;
  pageTitle: string;
  frontendConfig: ConfigEntry[];
  domain: FrontendDomain[];
  /** True once the platform has reported that the page's host belongs to no tenant. */
  tenantUnknown: boolean;
  isWdDemo: boolean;
  rememberedAccount: string | null;
  /**
   * Account of a person who comes to the log-in from another page of the entrance, without having chosen to be
   * remembered.
   */
  arrivingAccount: string | null;
  /** Account that has just changed the password, or requested a code, in this tab; removed by the next log-in. */
  returningAccount: string | null;
  phrasePackages: Partial<Record<Locale, PhrasePackage>>;
  userInfo: UserInfo | null;
  menu: MenuState;
  permissions: PermissionState;
}

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
const memory = <T>(initial: () => T): KeySpec<T> => ({ where: 'memory', initial, read: acceptAny });
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
  touched: local<number | null>(initialNull, is.moment, 'frame:touched'),
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
  appearance: memory<Appearance>(() => 'light'),
  density: local<Density>(() => 'comfortable', is.oneOf('comfortable', 'compact'), 'keep:density'),
  tabBar: local<boolean>(() => false, is.flag, `keep:frame:tab-bar:${host}:device`),
  logo: local<string>(() => '', is.text),
  pageTitle: local<string>(() => '', is.text),
  frontendConfig: local<ConfigEntry[]>(() => [], is.listOf(is.configEntry)),
  domain: local<FrontendDomain[]>(() => [], is.listOf(is.frontendDomain)),
  tenantUnknown: memory<boolean>(() => false),
  isWdDemo: local<boolean>(() => false, is.flag),
  rememberedAccount: local<string | null>(initialNull, is.filledText, 'keep:rememberedAccount'),
  arrivingAccount: memory<string | null>(initialNull),
  returningAccount: { where: 'session', initial: initialNull, read: is.filledText },
  phrasePackages: local<Partial<Record<Locale, PhrasePackage>>>(
    () => ({}),
    is.phrasePackages,
    'keep:phrasePackages',
  ),
  userInfo: memory<UserInfo | null>(initialNull),
  menu: memory<MenuState>(() => ({ status: 'idle' })),
  permissions: memory<PermissionState>(() => ({ status: 'idle' })),
};
