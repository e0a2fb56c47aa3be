import {
  antdTheme,
  configValue,
  FailedNotice,
  type Locale,
  page,
  SafeImage,
  StyleSheet,
  safeImage,
  setLanguage,
  useContextValue,
  usePageTitle,
} from '@edu/shared-utility';
import { ConfigProvider, theme } from 'antd';
import { type ReactNode, useMemo } from 'react';
import type { FollowState } from '../data/follow';
import { momentOf } from '../data/words';
import { phrases } from '../phrases';
import { Clock } from './clock.view';
import { FullScreen } from './full-screen.view';
import { stylesOf } from './styles';

/** Every language names itself, so that its reader finds it. */
const languages: readonly (readonly [Locale, string, string])[] = [
  ['zh-CN', '中文', 'zh'],
  ['en-US', 'English', 'en'],
  ['fr-FR', 'Français', 'fr'],
];

interface Props<T> {
  readonly title: string;
  /** Whose figures; before that is known the site's own title is there. */
  readonly whose?: string | undefined;
  /** They are an organisation's, whom the logo does not name. */
  readonly isOrgan?: boolean;
  readonly shown: FollowState<T>;
  /** Said where there is nothing to be seen. */
  readonly off: string;
  /** What is at the foot. */
  readonly note?: ReactNode;
  readonly children: (figures: T) => ReactNode;
}

/** A wall: whose it is, the time, and what it shows; dark in every hall. */
export function Wall<T extends { readonly readAt: string }>(props: Props<T>) {
  const own = useContextValue('theme');
  const tokens = useMemo(() => antdTheme(own, 'dark'), [own]);
  return (
    <ConfigProvider theme={tokens}>
      <Inside {...props} />
    </ConfigProvider>
  );
}

function Inside<T extends { readonly readAt: string }>(props: Props<T>) {
  const { title, whose, isOrgan = false, shown, off, note, children } = props;
  const { t, language } = phrases.use();
  const { token } = theme.useToken();
  const site = useContextValue('pageTitle');
  const name = whose ?? site;
  const logo = useContextValue('logo');
  usePageTitle(title, site);
  return (
    <div className="wall" data-fits-phone="">
      <StyleSheet css={stylesOf(token)} />
      <header className="wall-head">
        <div className="wall-whose">
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
            {languages.map(([locale, word, lang]) => (
              <button
                key={locale}
                type="button"
                lang={lang}
                aria-pressed={locale === language}
                onClick={() => void setLanguage(locale)}
              >
                {word}
              </button>
            ))}
          </fieldset>
          <FullScreen />
          <Clock />
        </div>
      </header>
      {shown.status === 'loading' && (
        <div className="wall-alone" role="status">
          {t('loading')}
        </div>
      )}
      {shown.status === 'off' && (
        <div className="wall-alone" role="status">
          {off}
        </div>
      )}
      {shown.status === 'failed' && (
        <div className="wall-alone">
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
