import TranslationOutlined from '@ant-design/icons/es/icons/TranslationOutlined';
import { isI18nEnabled, type Locale, locales, useContextValue } from '@edu/shared-utility';
import { useDispatch } from 'react-redux';
import { PopupMenu } from '../../../common/popup-menu.view';
import { phrases } from '../../../phrases';
import { languageChosen } from '../data/header.slice';

/** Each language by its own name. */
const ownNames: Record<Locale, string> = {
  'zh-CN': '简体中文',
  'en-US': 'English',
  'fr-FR': 'Français',
};

/** Only rendered under the flag is_i18n = "true" (specification §2, header). */
export function LanguageMenu() {
  const { t, language } = phrases.use();
  const dispatch = useDispatch();
  useContextValue('frontendConfig');
  if (!isI18nEnabled()) return null;
  return (
    <PopupMenu
      // Voice control needs the visible text in the accessible name.
      label={t('header.language', { name: ownNames[language] })}
      trigger={
        <>
          <TranslationOutlined aria-hidden="true" />
          <span className="esf-bar-text">{ownNames[language]}</span>
        </>
      }
      items={locales.map((locale) => ({
        key: locale,
        label: ownNames[locale],
        lang: locale,
        checked: locale === language,
        onSelect: () => dispatch(languageChosen(locale)),
      }))}
    />
  );
}
