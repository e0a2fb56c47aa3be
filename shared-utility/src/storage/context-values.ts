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
import { limits } from '../environment';
import * as is from './validators';

/** One entry of the menu as the frame shows it. */
export interface MenuNode {
  id: string;
  parentId: string | null;
  name: string;
  /** 2 is a page; other types are directories. */
  type: number;
  /** `/{systemTagName}{url}`; '' for a directory that leads nowhere. */
  path: string;
  children: MenuNode[];
  /** From the topmost directory down to this node. */
  breadcrumb: readonly { name: string; path: string }[];
  /** What a foreign module says of its entry, as the server sent it. */
  offered?: OfferedMenuEntry | undefined;
}

export type MenuState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; nodes: MenuNode[] }
  | { status: 'failed'; code: number; message: string };

/** What the person may do in the present place. `untold`: the platform has no call that says it. */
export type PermissionState =
  | { status: 'idle' }
  | { status: 'loading'; place: string }
  | { status: 'ready'; place: string; codes: ReadonlySet<string>; testTools: boolean }
  | { status: 'untold'; place: string };

export type ThemeName = 'init' | 'red' | 'green';
export type Appearance = 'light' | 'dark';
/** What the person asked for; `system` follows the device. */
export type AppearanceChoice = 'system' | Appearance;
export type Density = 'comfortable' | 'compact';

/**
 * Why this tab's last session ended, where that was not the person's wish: run out, ended by another device or by a
 * change of the account, a disabled organisation, nobody there, a changed password, or another tab of this browser.
 */
export type SessionEnd =
  | 'expired'
  | 'elsewhere'
  | 'organ'
  | 'tenant'
  | 'idle'
  | 'password'
  | 'otherTab';

/** Override phrases of one language as they were last fetched. */
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
  /** Tenant that a login of the new flow changed to; null for the one of the login page. */
  saas: string | null;
  /** Identity that a login of the new flow took. */
  identity: string | null;
  /** Several places are open to the person, who has not said yet where this session is to work. */
  mustChoose: boolean;
  /** For the log-in page to say; null once somebody has logged in. */
  sessionEnd: SessionEnd | null;
  /** When somebody last did something in a tab of this session; milliseconds of the clock. */
  touched: number | null;
  language: Locale;
  timezone: string;
  branchList: Branch[] | null;
  organList: OrganChoice[] | null;
  roleList: string[];
  theme: ThemeName;
  appearanceChoice: AppearanceChoice;
  /** What shows: the choice, or what the device prefers. To set it is to choose. */
  appearance: Appearance;
  density: Density;
  /** Whether the open pages stand as tabs above the page. */
  tabBar: boolean;
  logo: string;
  pageTitle: string;
  frontendConfig: ConfigEntry[];
  domain: FrontendDomain[];
  /** True once the platform has said that the page's host belongs to no tenant. */
  tenantUnknown: boolean;
  isWdDemo: boolean;
  rememberedAccount: string | null;
  /** Who comes to the log-in from another page of the entrance; there was no wish to be remembered. */
  arrivingAccount: string | null;
  /** Who has just changed the password, or asked for a code, in this tab; gone with the next log-in. */
  returningAccount: string | null;
  phrasePackages: Partial<Record<Locale, PhrasePackage>>;
  userInfo: UserInfo | null;
  menu: MenuState;
  permissions: PermissionState;
}

/** Where a key lives, what it is when absent or damaged, and how a stored text becomes a value. */
export interface KeySpec<T> {
  /** `memory` lasts as long as the page; `session` as long as the tab. */
  where: 'local' | 'session' | 'memory';
  /** Name in the storage; names that start with `keep:` outlive the session. */
  stored?: string;
  initial: () => T;
  read: is.Validator<T>;
}

const anything = <T>(raw: unknown): T => raw as T;
const local = <T>(initial: () => T, read: is.Validator<T>, stored?: string): KeySpec<T> => ({
  where: 'local',
  initial,
  read,
  stored,
});
const memory = <T>(initial: () => T): KeySpec<T> => ({ where: 'memory', initial, read: anything });
const none = () => null;
/** Of the page; the contract command runs without one. */
const host = typeof window === 'undefined' ? '' : window.location.host;

export const keySpecs: { readonly [K in keyof ContextValues]: KeySpec<ContextValues[K]> } = {
  token: local<string | null>(none, is.filledText),
  organ: local<string | null>(none, is.filledText),
  actor: local<string | null>(none, is.filledText),
  branch: local<string | null>(none, is.filledText),
  channel: local<string>(() => limits.defaultChannel, is.filledText),
  saas: local<string | null>(none, is.filledText),
  identity: local<string | null>(none, is.filledText),
  mustChoose: local<boolean>(() => false, is.flag),
  sessionEnd: {
    where: 'session',
    initial: none,
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
  touched: local<number | null>(none, is.moment, 'frame:touched'),
  language: local<Locale>(() => 'zh-CN', is.locale, 'keep:language'),
  timezone: local<string>(
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    is.timezone,
    'keep:timezone',
  ),
  branchList: local<Branch[] | null>(none, is.listOf(is.branch)),
  organList: local<OrganChoice[] | null>(none, is.listOf(is.organChoice)),
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
  rememberedAccount: local<string | null>(none, is.filledText, 'keep:rememberedAccount'),
  arrivingAccount: memory<string | null>(none),
  returningAccount: { where: 'session', initial: none, read: is.filledText },
  phrasePackages: local<Partial<Record<Locale, PhrasePackage>>>(
    () => ({}),
    is.phrasePackages,
    'keep:phrasePackages',
  ),
  userInfo: memory<UserInfo | null>(none),
  menu: memory<MenuState>(() => ({ status: 'idle' })),
  permissions: memory<PermissionState>(() => ({ status: 'idle' })),
};
