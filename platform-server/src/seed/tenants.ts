/** The demo tenants of architecture §5. */
export interface SeedTenant {
  key: string;
  name: string;
  pageTitle: string;
  /** Name and mobile number of the tenant's contact. */
  contact: readonly [name: string, phone: string];
  logo: string;
  status?: 'active' | 'disabled';
  isDemo?: boolean;
  domains: readonly string[];
  config: Readonly<Record<string, string>>;
  /** Organisation names by key. */
  organs: Readonly<Record<string, string>>;
  /** The channels of organisations that are not 1. */
  channels?: Readonly<Record<string, string>>;
  /** Branches by key, with organisation, name, short code and the branch above. */
  branches: Readonly<
    Record<string, { organ: string; name: string; ucode: string; parent?: string }>
  >;
}

const asset = (name: string): string => `/assets/tenants/${name}`;

const screens = { public_screens: 'true' };
const classic = { ...screens, theme: 'init', isNewSaas: 'false', is_i18n: 'false' };

export const tenants: readonly SeedTenant[] = [
  {
    key: 'sunrise',
    name: '阳光教育',
    contact: ['陈晓阳', '13800138001'],
    pageTitle: '阳光教育管理平台',
    logo: asset('sunrise-logo.svg'),
    domains: ['localhost', '127.0.0.1', '[::1]'],
    config: {
      ...classic,
      is_open_platform_up_commodity: 'true',
      logo_on_dark: asset('sunrise-logo-on-dark.svg'),
      dashboard_region_feimei: '310000',
      dashboard_region_ysx: '310115',
      dashboard_region_senlinfanghuo: '440000',
      dashboard_region_smyxt: '310104',
    },
    organs: { head: '阳光教育总部', vocational: '阳光职业培训中心', platform: '平台运营中心' },
    channels: { vocational: '2' },
    branches: {
      main: { organ: 'head', name: '总部校区', ucode: 'YG-ZB' },
      east: { organ: 'head', name: '浦东校区', ucode: 'YG-PD', parent: 'main' },
      south: { organ: 'head', name: '徐汇校区', ucode: 'YG-XH', parent: 'main' },
      vocational: { organ: 'vocational', name: '职业培训校区', ucode: 'YG-ZP' },
      platform: { organ: 'platform', name: '运营中心', ucode: 'YG-YY' },
    },
  },
  {
    key: 'horizon',
    name: '新程学院',
    contact: ['林知远', '13800138011'],
    pageTitle: '新程学院',
    logo: asset('horizon-logo.svg'),
    domains: ['new.localhost'],
    config: {
      ...screens,
      theme: 'red',
      isNewSaas: 'true',
      is_i18n: 'true',
      logo_on_dark: asset('horizon-logo-on-dark.svg'),
      custom_login_background_img: asset('horizon-background.svg'),
      custom_login_img: asset('horizon-login.svg'),
    },
    organs: { head: '新程学院本部', research: '新程教研中心' },
    branches: {
      main: { organ: 'head', name: '本部校区', ucode: 'XC-BB' },
      north: { organ: 'head', name: '北区校区', ucode: 'XC-BQ', parent: 'main' },
      online: { organ: 'head', name: '在线校区', ucode: 'XC-ZX', parent: 'main' },
      research: { organ: 'research', name: '教研基地', ucode: 'XC-JY' },
    },
  },
  {
    key: 'voyage',
    name: '启航培训学校',
    contact: ['何启航', '13800138008'],
    pageTitle: '启航培训学校',
    logo: asset('voyage-logo.svg'),
    domains: ['voyage.localhost'],
    config: {
      ...screens,
      theme: 'init',
      isNewSaas: 'true',
      is_i18n: 'true',
      logo_on_dark: asset('voyage-logo-on-dark.svg'),
    },
    organs: { head: '启航培训学校' },
    branches: { main: { organ: 'head', name: '启航校区', ucode: 'QH-01' } },
  },
  {
    key: 'homecare',
    name: '安心家政学院',
    contact: ['周安心', '13800138021'],
    pageTitle: '安心家政学院',
    logo: asset('homecare-logo.svg'),
    domains: ['jiazheng.localhost'],
    config: {
      ...classic,
      theme: 'green',
      is_i18n: 'true',
      logo_on_dark: asset('homecare-logo-on-dark.svg'),
      custom_login_background_img: asset('homecare-background.svg'),
      custom_login_img: asset('homecare-login.svg'),
    },
    organs: { head: '安心家政学院' },
    branches: { main: { organ: 'head', name: '家政实训基地', ucode: 'JZ-01' } },
  },
  {
    key: 'closed',
    name: '停用学校',
    contact: ['吴停云', '13800138004'],
    pageTitle: '停用学校',
    logo: '',
    status: 'disabled',
    domains: ['disabled.localhost'],
    config: classic,
    organs: { head: '停用学校' },
    branches: { main: { organ: 'head', name: '停用校区', ucode: 'TY-01' } },
  },
  {
    key: 'demo',
    name: '演示学院',
    contact: ['钱演示', '13800138009'],
    pageTitle: '演示学院',
    logo: asset('sunrise-logo.svg'),
    isDemo: true,
    domains: ['demo.localhost'],
    config: classic,
    organs: { head: '演示学院' },
    branches: { main: { organ: 'head', name: '演示校区', ucode: 'YS-01' } },
  },
];
