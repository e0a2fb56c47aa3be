import { useContextValue } from '@edu/shared-utility';
import { theme } from 'antd';
import { AccountSafety } from './account-safety.view';
import { SignInNotice } from './sign-in-notice.view';
import { TopBar } from './top-bar.view';

/** /personal: public, but without a token it only says so and calls nothing (design §3). */
export function PersonalPage({ inDialog }: { readonly inDialog: boolean }) {
  const { token } = theme.useToken();
  const signedIn = useContextValue('token') !== null;
  return (
    <div
      style={{
        minHeight: inDialog ? undefined : '100vh',
        background: token.colorBgLayout,
        fontFamily: token.fontFamily,
        fontSize: token.fontSize,
        lineHeight: token.lineHeight,
      }}
    >
      {!inDialog && <TopBar />}
      <div style={{ maxWidth: 800, margin: '0 auto', padding: token.paddingLG }}>
        {signedIn ? <AccountSafety /> : <SignInNotice />}
      </div>
    </div>
  );
}
