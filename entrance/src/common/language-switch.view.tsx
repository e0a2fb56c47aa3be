import { localeNames, locales, setLanguage } from '@edu/shared-utility';
import { phrases } from '../phrases';

/** Always shown at the entrance (architecture §3, "Language"). */
export function LanguageSwitch() {
  const { t, language } = phrases.use();
  return (
    <fieldset className="ee-choice-row" aria-label={t('brand.language')}>
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          className="ee-plain"
          lang={locale}
          aria-pressed={locale === language}
          onClick={() => void setLanguage(locale)}
        >
          {localeNames[locale]}
        </button>
      ))}
    </fieldset>
  );
}
