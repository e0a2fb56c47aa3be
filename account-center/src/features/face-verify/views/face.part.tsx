import { Button } from 'antd';
import { useDispatch, useSelector } from 'react-redux';
import type { DialogPart } from '../../../common/stage';
import { morePhrases } from '../../../phrases/more';
import type { FaceEvent } from '../data/face.flow';
import { faceAction, selectFace } from '../data/face.slice';
import { FaceStep } from './face-step.view';

/**
 * The dialog part of the face check, from the instructions to the outcome; the camera is on during the capture step
 * only. `canUseCode` says whether the opener can fall back to a code.
 */
export function useFacePart(canUseCode: (purpose: string) => boolean): DialogPart | null {
  const { t } = morePhrases.use();
  const dispatch = useDispatch();
  const face = useSelector(selectFace);
  if (face.status === 'closed') return null;
  const emit = (event: FaceEvent) => void dispatch(faceAction(event));
  const close = () => emit({ type: 'closed' });
  return {
    id: 'face',
    step: face.status,
    title: t('face.title'),
    onClose: close,
    body: (
      <>
        <FaceStep face={face} isStandalone={!canUseCode(face.purpose)} emit={emit} />
        {canUseCode(face.purpose) && face.status !== 'passed' && (
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
