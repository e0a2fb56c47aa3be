import {
  configValue,
  localeNames,
  locales,
  SafeImage,
  StyleSheet,
  safeImage,
  setLanguage,
  useContextValue,
  useNarrow,
  usePageTitle,
} from '@edu/shared-utility';
import { Button, Flex, theme } from 'antd';
import type { ReactNode } from 'react';
import { phrases } from '../phrases';

const logo32 = `[data-app="form"] .form-logo { display: block; height: 32px; max-width: 200px; object-fit: contain; }`;

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** The owner's name and a choice of the language, since the page has no frame. */
export function AnswerFrame({ title, children }: Props) {
  const { t, language } = phrases.use();
  const { token } = theme.useToken();
  const site = useContextValue('pageTitle');
  const logo = useContextValue('logo');
  const isDark = useContextValue('appearance') === 'dark';
  const isNarrow = useNarrow();
  const onDark = isDark && safeImage(configValue('logo_on_dark'));
  usePageTitle(title, site);
  return (
    <div
      style={{
        ...{ boxSizing: 'border-box', minHeight: '100vh', background: token.colorBgLayout },
        padding: isNarrow ? token.paddingSM : token.padding,
      }}
    >
      <StyleSheet css={logo32} />
      <div style={{ maxWidth: 720, margin: '0 auto' }}>
        <Flex wrap justify="space-between" align="center" gap="small">
          <SafeImage
            src={onDark || safeImage(logo)}
            alt={site}
            className="form-logo"
            fallback={<strong style={{ color: token.colorText }}>{site}</strong>}
          />
          <fieldset aria-label={t('language')} style={{ border: 0, margin: 0, padding: 0 }}>
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
        </Flex>
        <div
          style={{
            ...{ marginBlock: token.margin, borderRadius: token.borderRadiusLG },
            padding: isNarrow ? token.padding : token.paddingXL,
            background: token.colorBgContainer,
            boxShadow: token.boxShadowTertiary,
          }}
        >
          <h1
            style={{
              ...{ margin: `0 0 ${token.marginSM}px`, fontSize: token.fontSizeHeading3 },
              ...{ color: token.colorTextHeading, overflowWrap: 'anywhere' },
            }}
          >
            {title}
          </h1>
          {children}
        </div>
      </div>
    </div>
  );
}
