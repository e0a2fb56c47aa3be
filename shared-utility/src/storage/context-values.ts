import type {
  Branch,
  ConfigEntry,
  FrontendDomain,
  Locale,
  OrganChoice,
  UserInfo,
} from '../contract';
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
