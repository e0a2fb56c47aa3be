import TranslationOutlined from '@ant-design/icons/es/icons/TranslationOutlined';
import { isI18nEnabled, locales, useContextValue } from '@edu/shared-utility';
import { useDispatch } from 'react-redux';
import { languageNames } from '../../../common/language-names';
import { PopupMenu } from '../../../common/popup-menu.view';
import { phrases } from '../../../phrases';
import { languageChosen } from '../data/header.slice';

/** Only rendered under the flag is_i18n = "true" (specification §2, header). */
export function LanguageMenu() {
  const { t, language } = phrases.use();
  const dispatch = useDispatch();
  useContextValue('frontendConfig');
  if (!isI18nEnabled()) return null;
  return (
    <PopupMenu
      // Voice control needs the visible text in the accessible name.
      label={t('header.language', { name: languageNames[language] })}
      trigger={
        <>
          <TranslationOutlined aria-hidden="true" />
          <span className="esf-bar-text">{languageNames[language]}</span>
        </>
      }
      items={locales.map((locale) => ({
        key: locale,
        label: languageNames[locale],
        lang: locale,
        checked: locale === language,
        onSelect: () => dispatch(languageChosen(locale)),
      }))}
    />
  );
}
