import { Button } from 'antd';
import { useDispatch, useSelector } from 'react-redux';
import type { DialogPart } from '../../../common/stage';
import { morePhrases } from '../../../phrases/more';
import type { QrEvent } from '../data/qr.flow';
import { qrAction, selectQrVerify } from '../data/qr.slice';
import { QrView } from './qr.view';

/** The dialog part with the QR code; `canUseCode` says whether the opener can fall back to a code. */
export function useQrPart(canUseCode: (purpose: string) => boolean): DialogPart | null {
  const { t } = morePhrases.use();
  const dispatch = useDispatch();
  const state = useSelector(selectQrVerify);
  if (state.status === 'closed') return null;
  const emit = (event: QrEvent) => void dispatch(qrAction(event));
  const close = () => emit({ type: 'closed' });
  return {
    id: 'qr',
    step: state.status,
    title: t('qr.title'),
    onClose: close,
    body: (
      <>
        <QrView state={state} onRenew={() => emit({ type: 'renewed' })} />
        {canUseCode(state.purpose) && (
          <div data-way-out="" style={{ marginTop: 16, textAlign: 'center' }}>
            <Button type="link" onClick={close}>
              {t('face.byCode')}
            </Button>
          </div>
        )}
      </>
    ),
  };
}
