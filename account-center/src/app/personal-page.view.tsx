import {
  filledFields,
  LazyView,
  lazyPart,
  StyleSheet,
  session,
  useContextValue,
  usePageTitle,
} from '@edu/shared-utility';
import { theme } from 'antd';
import { styles } from '../common/account-center.styles';
import { partFailed } from '../common/part-failed.view';
import type { Surface } from '../common/surface';
import { ticketOf } from '../features/real-name';
import { phrases } from '../phrases';
import { AccountSafety } from './account-safety.view';
import { SignInNotice } from './sign-in-notice.view';
import { TopBar } from './top-bar.view';

const requiredFactor = lazyPart('account-center', () => import('./required-factor.view'));
const realName = lazyPart('account-center', () => import('./real-name.view'));

/**
 * /personal: public, but without a token it only shows a notice and sends no call (architecture §3). A phone that
 * scanned the QR code has a ticket instead of a token.
 */
export function PersonalPage({ surface }: { surface: Surface }) {
  const { token } = theme.useToken();
  const signedIn = useContextValue('token') !== null;
  const { t } = phrases.use();
  const onPage = surface === 'page';
  const lacksFactor = onPage && session.lacksFactor();
  const ticket = onPage ? ticketOf(window.location.search) : null;
  // The required second factor and the page for phones have titles of their own.
  const isTitled = onPage && !lacksFactor && ticket === null;
  usePageTitle(isTitled ? t('page.title') : null, useContextValue('pageTitle'));
  return (
    <div
      {...filledFields}
      style={{
        minHeight: onPage ? '100vh' : undefined,
        background: onPage ? token.colorBgLayout : undefined,
        color: token.colorText,
        fontFamily: token.fontFamily,
        fontSize: token.fontSize,
        lineHeight: token.lineHeight,
      }}
    >
      <StyleSheet css={styles} />
      {onPage && !lacksFactor && <TopBar />}
      <div className="eac-main" data-in-dialog={onPage ? undefined : ''} tabIndex={-1}>
        {ticket ? (
          <LazyView part={realName} partProps={{ ticket }} failed={partFailed} />
        ) : !signedIn ? (
          <SignInNotice />
        ) : lacksFactor ? (
          <LazyView part={requiredFactor} partProps={{}} failed={partFailed} />
        ) : (
          <AccountSafety surface={surface} />
        )}
      </div>
    </div>
  );
}
