import { context, type Site } from '@edu/shared-utility';
import { mockApi, renderApp } from '@edu/shared-utility/testing';
import { RootView } from '../app/root.view';

/** Opens a page of the app as a person with these permissions. */
export function visit(path: string, permissions: readonly string[]): void {
  context.set('token', 't');
  mockApi('session.permissions', {
    data: {
      permissions: [...permissions],
      isOperator: false,
      readOnly: false,
      testTools: false,
    },
  });
  window.history.replaceState(null, '', `/modular${path}`);
  renderApp(<RootView />);
}

export const site: Site = {
  version: 7,
  tenantName: '阳光教育',
  pageTitle: '阳光教育管理平台',
  logo: '/assets/tenants/sunrise-logo.svg',
  logoOnDark: '',
  loginBackground: '',
  loginPicture: '',
  theme: 'init',
  color: null,
  isNewSaas: false,
  isI18n: false,
  isOpenPlatformUpCommodity: true,
  publicScreens: false,
  dashboards: (['feimei', 'ysx', 'senlinfanghuo', 'smyxt'] as const).map((key) => ({
    key,
    titles: { 'zh-CN': '', 'en-US': '', 'fr-FR': '' },
    region: null,
  })),
  domains: ['localhost', 'sunrise.example'],
};
