import {
  context,
  emit,
  type Locale,
  locales,
  navigate,
  setLanguage,
  useContextValue,
} from '@edu/shared-utility';
import { type MouseEvent, useEffect } from 'react';
import { languageNames } from '../../../common/language-names';
import { phrases } from '../phrases';
import { Choice } from './choice.view';
import { Notices } from './notices.view';
import { ZoneChoice } from './zone-choice.view';

/** A plain click navigates without a page load; all others are left to the browser. */
function followInPage(event: MouseEvent<HTMLAnchorElement>): void {
  const { button, metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  event.preventDefault();
  navigate(currentTarget.pathname);
}

const picture = (kind: string) => <i className="ess-picture" data-kind={kind} aria-hidden="true" />;

/** /personal/settings: appearance and language for this person. Each choice applies at once, in all open tabs. */
export function Settings() {
  const { t, language } = phrases.use();
  const choice = useContextValue('appearanceChoice');
  const appearance = useContextValue('appearance');
  const density = useContextValue('density');
  const tabBar = useContextValue('tabBar');
  const region = t('region');
  const title = t('title');
  useEffect(() => emit('breadcrumb:append', { label: title }), [title]);

  return (
    <div className="ess">
      <h1>{title}</h1>
      <p className="ess-hint">{t('kept')}</p>

      <section aria-label={t('look')}>
        <h2>{t('look')}</h2>
        <Choice
          legend={t('appearance')}
          hint={choice === 'system' ? t(`systemNow.${appearance}`) : undefined}
          value={choice}
          options={(['system', 'light', 'dark'] as const).map((value) => ({
            value,
            label: t(value),
            picture: picture(value),
          }))}
          onChoose={(value) => context.set('appearanceChoice', value)}
        />
        <Choice
          legend={t('density')}
          hint={t('densityHint')}
          value={density}
          options={(['comfortable', 'compact'] as const).map((value) => ({
            value,
            label: t(value),
            picture: picture(value),
          }))}
          onChoose={(value) => context.set('density', value)}
        />
        <div className="ess-row">
          <span className="ess-name">{t('tabs')}</span>
          <p className="ess-hint">{t('tabsHint')}</p>
          <label className="ess-option">
            <input
              type="checkbox"
              checked={tabBar}
              onChange={() => context.set('tabBar', !tabBar)}
            />
            <span>{t('tabsSwitch')}</span>
          </label>
        </div>
      </section>

      <section aria-label={region}>
        <h2>{region}</h2>
        <Choice<Locale>
          legend={t('language')}
          value={language}
          options={locales.map((locale) => ({
            value: locale,
            label: languageNames[locale],
            lang: locale,
          }))}
          onChoose={(locale) => void setLanguage(locale)}
        />
        <ZoneChoice />
      </section>

      <Notices />

      <p className="ess-account">
        {t('account')}{' '}
        <a href="/personal" onClick={followInPage}>
          {t('accountLink')}
        </a>
      </p>
    </div>
  );
}
