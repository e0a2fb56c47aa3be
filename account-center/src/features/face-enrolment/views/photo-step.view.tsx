import { Alert, Button } from 'antd';
import { useState } from 'react';
import { FacePhoto } from '../../../common/face-photo.view';
import { morePhrases } from '../../../phrases/more';
import type { Enrol, EnrolEvent } from '../data/enrol.flow';

interface Props {
  work: Extract<Enrol, { step: 'photo' }>['work'];
  emit: (event: EnrolEvent) => void;
}

/** The step with consent, camera and photo; the camera runs only while it is visible. */
export function PhotoStep({ work, emit }: Props) {
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
      {work.status === 'refused' && (
        <Alert
          type={work.unanswered ? 'info' : 'error'}
          showIcon
          title={work.message}
          style={{ marginBottom: 16 }}
        />
      )}
      <Button
        type="primary"
        block
        disabled={photo === null}
        loading={work.status === 'busy'}
        onClick={() => photo && emit({ type: 'photoGiven', photo })}
      >
        {t('enrolment.enrol')}
      </Button>
    </>
  );
}
