import { type Locale, setLanguage } from '@edu/shared-utility';
import { phrases } from '../phrases';

/** Every language names itself, so that its reader finds it. */
const names: readonly (readonly [Locale, string, string])[] = [
  ['zh-CN', '中文', 'zh'],
  ['en-US', 'English', 'en'],
  ['fr-FR', 'Français', 'fr'],
];

/** Always shown at the entrance (architecture §3, "Language"). */
export function LanguageSwitch() {
  const { t, language } = phrases.use();
  return (
    <fieldset className="ee-choice-row" aria-label={t('brand.language')}>
      {names.map(([locale, name, lang]) => (
        <button
          key={locale}
          type="button"
          className="ee-plain"
          lang={lang}
          aria-pressed={locale === language}
          onClick={() => void setLanguage(locale)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
