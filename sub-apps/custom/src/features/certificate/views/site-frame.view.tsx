import {
  configValue,
  localeNames,
  locales,
  SafeImage,
  StyleSheet,
  safeImage,
  setLanguage,
  useContextValue,
  usePageTitle,
} from '@edu/shared-utility';
import { Button, theme } from 'antd';
import type { ReactNode } from 'react';
import { phrases } from '../phrases';
import { stylesOf } from './styles';

/** The site's name and a choice of the language, since the page has no frame. */
export function SiteFrame({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  const { t, language } = phrases.use();
  const { token } = theme.useToken();
  const site = useContextValue('pageTitle');
  const logo = useContextValue('logo');
  const isDark = useContextValue('appearance') === 'dark';
  const onDark = isDark && safeImage(configValue('logo_on_dark'));
  usePageTitle(title, site);
  return (
    <div className="cert-page">
      <StyleSheet css={stylesOf(token)} />
      <div className="cert-inner">
        <div className="cert-head">
          <SafeImage
            src={onDark || safeImage(logo)}
            className={onDark ? 'cert-logo cert-screen' : 'cert-logo'}
            alt={site}
            fallback={<strong>{site}</strong>}
          />
          {onDark && (
            <SafeImage
              src={safeImage(logo)}
              className="cert-logo cert-paper"
              alt={site}
              fallback={<strong className="cert-paper">{site}</strong>}
            />
          )}
          <fieldset className="cert-languages cert-screen" aria-label={t('language')}>
            {locales.map((locale) => (
              <Button
                key={locale}
                type={locale === language ? 'link' : 'text'}
                lang={locale}
                aria-pressed={locale === language}
                onClick={() => void setLanguage(locale)}
              >
                {localeNames[locale]}
              </Button>
            ))}
          </fieldset>
        </div>
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}
