import {
  configValue,
  localeNames,
  locales,
  SafeImage,
  StyleSheet,
  safeImage,
  setLanguage,
  useContextValue,
} from '@edu/shared-utility';
import { Button, theme } from 'antd';
import { morePhrases } from '../phrases/more';

/** In narrow windows the languages are above the title, as at the entrance. */
const styles = `
.eac-page-head{display:flex;flex-wrap:wrap-reverse;align-items:center;justify-content:space-between;gap:16px;margin-bottom:8px}
.eac-page-head fieldset{display:flex;gap:4px;margin:0 0 0 auto;padding:0;border:0}
.eac-logo{display:block;height:44px;max-width:280px;object-fit:contain}
.eac-logo-plate{padding:4px 8px;border-radius:6px;background:#edf4ff}
`;

/** The tenant's logo and the language switch, since this page is shown without the frame. */
export function RequiredFactorHead() {
  const { t, language } = morePhrases.use();
  const { token } = theme.useToken();
  const name = useContextValue('pageTitle');
  const logo = useContextValue('logo');
  const isDark = useContextValue('appearance') === 'dark';
  const onDark = isDark && safeImage(configValue('logo_on_dark'));
  return (
    <div className="eac-page-head">
      <StyleSheet css={styles} />
      <SafeImage
        src={onDark || safeImage(logo)}
        // A light ground, since logos are made for light pages.
        className={isDark && !onDark ? 'eac-logo eac-logo-plate' : 'eac-logo'}
        alt={name}
        fallback={<strong style={{ fontSize: token.fontSizeHeading4 }}>{name}</strong>}
      />
      <fieldset aria-label={t('factors.language')}>
        {locales.map((locale) => (
          <Button
            key={locale}
            type="text"
            size="small"
            lang={locale}
            aria-pressed={locale === language}
            style={
              locale === language
                ? { color: token.colorLink, fontWeight: token.fontWeightStrong }
                : { color: token.colorTextSecondary }
            }
            onClick={() => void setLanguage(locale)}
          >
            {localeNames[locale]}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
