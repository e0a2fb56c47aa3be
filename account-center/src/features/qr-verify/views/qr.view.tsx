import { LazyView, lazyPart, limits, useNarrow } from '@edu/shared-utility';
import { Button, theme } from 'antd';
import { partFailed } from '../../../common/part-failed.view';
import { morePhrases } from '../../../phrases/more';
import type { QrVerify } from '../data/qr.flow';

// Loaded when opened, since the generator is not needed by the page.
const qrCode = lazyPart('account-center', () => import('../../../common/qr-code.view'));

interface Props {
  state: Exclude<QrVerify, { status: 'closed' }>;
  onRenew: () => void;
}

/** The QR code with its state below. */
export function QrView({ state, onRenew }: Props) {
  const { t } = morePhrases.use();
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  const ended = state.status === 'expired' || state.status === 'failed';
  const offline = state.status === 'showing' && state.offline;
  const texts = {
    preparing: t('qr.preparing'),
    // Only one message at a time: polling goes on offline, but the missing connection is more important.
    showing: t(offline ? 'qr.offline' : 'qr.waiting'),
    expired: t('qr.expired'),
    absent: t('qr.absent'),
    failed: state.status === 'failed' ? state.message : '',
  }[state.status];
  return (
    <div style={{ textAlign: 'center' }}>
      <p style={{ marginTop: 0, color: token.colorTextSecondary }}>{t('qr.hint')}</p>
      <div
        style={{
          display: 'grid',
          placeContent: 'center',
          width: limits.qrSize + 2 * token.padding,
          height: limits.qrSize + 2 * token.padding,
          margin: '0 auto',
          border: `${token.lineWidth}px solid ${token.colorBorderSecondary}`,
          borderRadius: token.borderRadiusLG,
          // QR codes need a light margin, in the dark scheme too.
          background: state.status === 'showing' ? token.colorWhite : undefined,
        }}
      >
        {state.status === 'showing' && (
          <LazyView
            part={qrCode}
            partProps={{ link: state.link, label: t('qr.label') }}
            failed={partFailed}
          />
        )}
        {ended && <Button onClick={onRenew}>{t('qr.renew')}</Button>}
      </div>
      <p
        role={state.status === 'failed' ? 'alert' : 'status'}
        style={{ margin: `${token.margin}px 0 0`, color: token.colorTextSecondary }}
      >
        {texts}
      </p>
      {/** A link for people on a phone, who cannot scan its own screen. */}
      {isNarrow && state.status === 'showing' && (
        <Button block href={state.link} target="_blank" style={{ marginTop: token.margin }}>
          {t('qr.openHere')}
        </Button>
      )}
    </div>
  );
}
