import { Alert, Button } from 'antd';
import { useState } from 'react';
import { FacePhoto } from '../../../common/face-photo.view';
import { morePhrases } from '../../../phrases/more';
import type { Enrol, EnrolEvent } from '../data/enrol.flow';

interface Props {
  request: Extract<Enrol, { step: 'photo' }>['request'];
  emit: (event: EnrolEvent) => void;
}

/** The step with consent, camera and photo; the camera runs only while it is visible. */
export function PhotoStep({ request, emit }: Props) {
  const { t } = morePhrases.use();
  const [photo, setPhoto] = useState<string | null>(null);
  return (
    <>
      <FacePhoto
        consent={t('enrolment.consent')}
        photo={photo}
        onChange={(next) => {
          setPhoto(next);
          emit({ type: 'edited' });
        }}
      />
      {request.status === 'refused' && (
        <Alert
          type={request.unanswered ? 'info' : 'error'}
          showIcon
          title={request.message}
          style={{ marginBottom: 16 }}
        />
      )}
      <Button
        type="primary"
        block
        disabled={photo === null}
        loading={request.status === 'busy'}
        onClick={() => photo && emit({ type: 'photoGiven', photo })}
      >
        {t('enrolment.enrol')}
      </Button>
    </>
  );
}
