import { Button, Modal } from 'antd';
import { useDispatch, useSelector } from 'react-redux';
import { morePhrases } from '../../../phrases/more';
import type { FaceEvent } from '../data/face.flow';
import { faceHappened, selectFace } from '../data/face.slice';
import { FaceStep } from './face-step.view';

interface Props {
  /** Whether the opener has a way by code to fall back to. */
  byCode: (purpose: string) => boolean;
}

/** Face check from instructions to outcome; whatever is not the capture step keeps the camera off. */
export function FaceDialog({ byCode }: Props) {
  const { t } = morePhrases.use();
  const dispatch = useDispatch();
  const face = useSelector(selectFace);
  const emit = (event: FaceEvent) => dispatch(faceHappened(event));
  const close = () => emit({ type: 'closed' });
  const open = face.status !== 'closed';
  return (
    <Modal
      title={t('face.title')}
      open={open}
      onCancel={close}
      mask={{ closable: false }}
      width={480}
      footer={
        open && byCode(face.purpose) && face.status !== 'passed' ? (
          <Button type="link" onClick={close}>
            {t('face.byCode')}
          </Button>
        ) : null
      }
      destroyOnHidden
    >
      <div style={{ paddingTop: 16 }}>{open && <FaceStep face={face} emit={emit} />}</div>
    </Modal>
  );
}
