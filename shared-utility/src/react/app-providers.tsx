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
  // antd's own icon leaves by a transition; one that is over before it began keeps the icon for ever
  loadingIcon: <LoadingOutlined />,
};

interface Props {
  children: ReactNode;
  /** Popups go here; the document's body by default. */
  portal?: HTMLElement;
}

/**
 * antd in the tenant's theme and the person's language, with popups in the app's own portal. antd's
 * `App` is left out, every page would pay 18 kB for it: dialogs by `Modal.useModal()`, toasts by `toast`.
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
