import { LazyView, lazyPart, limits } from '@edu/shared-utility';
import { Button, Modal, theme } from 'antd';
import { useDispatch, useSelector } from 'react-redux';
import { partFailed } from '../../../common/part-failed.view';
import { morePhrases } from '../../../phrases/more';
import type { QrEvent } from '../data/qr.flow';
import { qrHappened, selectQrVerify } from '../data/qr.slice';

// drawn only for those who open it: the generator is no part of the page
const qrCode = lazyPart('account-center', () => import('../../../common/qr-code.view'));

/** A code to scan with the phone, and how that is going. */
export function QrDialog() {
  const { t } = morePhrases.use();
  const { token } = theme.useToken();
  const dispatch = useDispatch();
  const state = useSelector(selectQrVerify);
  const emit = (event: QrEvent) => dispatch(qrHappened(event));
  const ended = state.status === 'expired' || state.status === 'failed';
  const said = {
    closed: '',
    preparing: t('qr.preparing'),
    showing: t('qr.waiting'),
    expired: t('qr.expired'),
    absent: t('qr.absent'),
    failed: '',
  }[state.status];

  return (
    <Modal
      title={t('qr.title')}
      open={state.status !== 'closed'}
      onCancel={() => emit({ type: 'closed' })}
      width={400}
      footer={null}
      destroyOnHidden
    >
      <div style={{ paddingTop: token.padding, textAlign: 'center' }}>
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
            // a code needs a light margin to be read, in the dark theme too
            background: state.status === 'showing' ? token.colorWhite : undefined,
          }}
        >
          {state.status === 'showing' && (
            <LazyView
              part={qrCode}
              given={{ link: state.link, label: t('qr.label') }}
              failed={partFailed}
            />
          )}
          {ended && <Button onClick={() => emit({ type: 'renewed' })}>{t('qr.renew')}</Button>}
        </div>
        <p
          role={state.status === 'failed' ? 'alert' : 'status'}
          style={{ margin: `${token.margin}px 0 0`, color: token.colorTextSecondary }}
        >
          {state.status === 'failed' ? state.message : said}
          {state.status === 'showing' && state.offline && ` ${t('qr.offline')}`}
        </p>
      </div>
    </Modal>
  );
}
