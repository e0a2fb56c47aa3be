import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined';
import { ConfigProvider } from 'antd';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { brandEntry } from '../contract/brand';
import { antdLocale, sharedPhrases } from '../i18n';
import { configValue } from '../storage';
import { antdTheme } from '../theme';
import { cspNonce } from './style-sheet';
import { useContextValue } from './use-context-value';
import { useNarrow } from './use-narrow';

const button = {
  autoInsertSpace: false,
  // antd removes its own icon after a transition; if that is over before it begins, the icon stays forever.
  loadingIcon: <LoadingOutlined />,
};

interface Props {
  children: ReactNode;
  /** Container of popups; the document's body by default. */
  portal?: HTMLElement;
}

/**
 * Provides antd with the tenant's theme, the person's language, and popups in the app's own portal. antd's `App` is
 * left out, since it costs every page 18 kB: use `Modal.useModal()` for dialogs and `toast` for toasts.
 */
export function AppProviders({ children, portal }: Props): ReactElement {
  const theme = useContextValue('theme');
  const appearance = useContextValue('appearance');
  const density = useContextValue('density');
  useContextValue('frontendConfig');
  const { language } = sharedPhrases.use();
  const narrow = useNarrow();
  const brand = configValue(brandEntry);
  const tokens = useMemo(
    () => antdTheme(theme, appearance, narrow ? 'touch' : density, brand),
    [theme, appearance, density, narrow, brand],
  );
  const nonce = useMemo(cspNonce, []);
  const container = () => portal ?? document.body;
  return (
    <ConfigProvider
      theme={tokens}
      locale={antdLocale(language)}
      csp={nonce ? { nonce } : undefined}
      getPopupContainer={container}
      button={button}
    >
      {children}
    </ConfigProvider>
  );
}
