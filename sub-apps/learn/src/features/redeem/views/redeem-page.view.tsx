import { PageLink } from '@edu/shared-utility';
import { adminPhrases } from '@edu/shared-utility/admin';
import { usePageName } from '@edu/shared-utility/data';
import { theme } from 'antd';
import { useSearchParams } from 'react-router';
import { useRedeem } from '../data/redeem.hook';
import { phrases } from '../phrases';
import { CodeForm } from './code-form.view';
import { Offer } from './offer.view';
import { OwnOrders } from './own-orders.view';
import { RedeemedNotice } from './redeemed-notice.view';

export const prepare = () => Promise.all([phrases.load(), adminPhrases.load()]);

/** /learn/redeem, from a link with `?code=` too. */
export default function RedeemPage() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [search] = useSearchParams();
  const { state, check, confirm, again: retry } = useRedeem();
  const title = t('title');
  usePageName(title);
  const panel = {
    padding: token.padding,
    borderRadius: token.borderRadiusLG,
    background: token.colorBgContainer,
  };
  return (
    <section
      aria-label={t('title')}
      data-fits-phone
      style={{
        margin: `0 auto ${token.marginLG}px`,
        padding: `0 ${token.margin}px`,
        maxWidth: 720,
      }}
    >
      <PageLink to="/learn/courses" style={{ color: token.colorLink }}>
        {t('back')}
      </PageLink>
      <h1 style={{ margin: `${token.marginSM}px 0`, fontSize: token.fontSizeHeading3 }}>
        {t('title')}
      </h1>
      <div style={panel}>
        {/* Only hidden, so that the field keeps its text while the offer is shown. */}
        <div hidden={state.status !== 'typing' && state.status !== 'looking'}>
          <CodeForm state={state} given={search.get('code') ?? ''} onCheck={check} />
        </div>
        {(state.status === 'offered' || state.status === 'redeeming') && (
          <Offer state={state} onConfirm={confirm} onBack={retry} />
        )}
        {state.status === 'done' && <RedeemedNotice redeemed={state.redeemed} onAgain={retry} />}
      </div>
      <OwnOrders style={{ ...panel, marginBlockStart: token.margin }} />
    </section>
  );
}
