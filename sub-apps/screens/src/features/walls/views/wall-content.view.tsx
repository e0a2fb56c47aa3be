import {
  configValue,
  FailedNotice,
  localeNames,
  locales,
  page,
  SafeImage,
  StyleSheet,
  safeImage,
  setLanguage,
  useContextValue,
  usePageTitle,
} from '@edu/shared-utility';
import { theme } from 'antd';
import type { ReactNode } from 'react';
import type { FollowState } from '../data/follow';
import { momentOf } from '../data/words';
import { phrases } from '../phrases';
import { Clock } from './clock.view';
import { FullScreen } from './full-screen.view';
import { stylesOf } from './styles';

export interface Props<T> {
  readonly title: string;
  /** Name of the owner; until it is known the site's title is shown. */
  readonly ownerName?: string | undefined;
  /** Whether the owner is an organisation, which the logo does not name. */
  readonly isOrgan?: boolean;
  readonly shown: FollowState<T>;
  /** Shown when there are no figures. */
  readonly emptyText: string;
  /** Shown in the footer. */
  readonly note?: ReactNode;
  readonly children: (figures: T) => ReactNode;
}

export function WallContent<T extends { readonly readAt: string }>(props: Props<T>) {
  const { title, ownerName, isOrgan = false, shown, emptyText, note, children } = props;
  const { t, language } = phrases.use();
  const { token } = theme.useToken();
  const site = useContextValue('pageTitle');
  const name = ownerName ?? site;
  const logo = useContextValue('logo');
  usePageTitle(title, site);
  return (
    <div className="wall" data-fits-phone="">
      <StyleSheet css={stylesOf(token)} />
      <header className="wall-head">
        <div className="wall-owner">
          <SafeImage
            src={safeImage(configValue('logo_on_dark')) || safeImage(logo)}
            className="wall-logo"
            alt={isOrgan ? '' : name}
            fallback={isOrgan ? null : <span>{name}</span>}
          />
          {isOrgan && <span>{name}</span>}
        </div>
        <h1>{title}</h1>
        <div className="wall-side">
          <fieldset className="wall-keys" aria-label={t('language')}>
            {locales.map((locale) => (
              <button
                key={locale}
                type="button"
                lang={locale}
                aria-pressed={locale === language}
                onClick={() => void setLanguage(locale)}
              >
                {localeNames[locale]}
              </button>
            ))}
          </fieldset>
          <FullScreen />
          <Clock />
        </div>
      </header>
      {shown.status === 'loading' && (
        <div className="wall-notice" role="status">
          {t('loading')}
        </div>
      )}
      {shown.status === 'off' && (
        <div className="wall-notice" role="status">
          {emptyText}
        </div>
      )}
      {shown.status === 'failed' && (
        <div className="wall-notice">
          <FailedNotice title={t('failed')} hint={shown.message} onRetry={() => page.reload()} />
        </div>
      )}
      {shown.status === 'ready' && (
        <>
          <div className="wall-grid">{children(shown.figures)}</div>
          <footer className="wall-foot">
            <span role="status">
              {shown.isLate && <strong>{t('late')} · </strong>}
              {t('readAt', { time: momentOf(new Date(shown.figures.readAt)) })}
            </span>
            <span>{note}</span>
          </footer>
        </>
      )}
    </div>
  );
}
