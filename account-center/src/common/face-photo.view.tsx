import { Alert, Button, Checkbox, Flex, theme } from 'antd';
import { useState } from 'react';
import { morePhrases } from '../phrases/more';
import { type CameraFault, CameraView, type Guidance } from './camera';

interface Props {
  /** Text of the consent. */
  consent: string;
  photo: string | null;
  onChange: (photo: string | null) => void;
}

/** An optional face photo for later comparisons; the camera runs only while this step is visible. */
export function FacePhoto({ consent, photo, onChange }: Props) {
  const { t } = morePhrases.use();
  const { token } = theme.useToken();
  const [isRequested, setIsRequested] = useState(false);
  const [fault, setFault] = useState<CameraFault | null>(null);
  /** The detector's verdict on the last photo. */
  const [seen, setSeen] = useState<Guidance | null>(null);
  const acceptPhoto = (image: string, guidance: Guidance | null) => {
    setSeen(guidance);
    // A photo without a face is rejected, and the camera stays on.
    if (guidance !== 'none') onChange(image);
  };
  return (
    <div style={{ marginBottom: token.marginLG }}>
      <Checkbox
        checked={isRequested}
        onChange={(event) => {
          setIsRequested(event.target.checked);
          setFault(null);
          setSeen(null);
          onChange(null);
        }}
        style={{ marginBottom: token.marginSM }}
      >
        {consent}
      </Checkbox>
      {fault && (
        <Alert
          type="warning"
          showIcon
          title={t(`face.fault.${fault}`)}
          description={
            // Below the text, since a phone has no space beside it.
            <Flex vertical align="start" gap="small">
              {t(`face.faultHint.${fault}`)}
              <Button onClick={() => setFault(null)}>{t('face.tryCamera')}</Button>
            </Flex>
          }
        />
      )}
      {isRequested && !fault && !photo && (
        <>
          {seen === 'none' && (
            <Alert
              type="warning"
              showIcon
              title={t('realName.photoMissed')}
              style={{ marginBottom: token.marginSM }}
            />
          )}
          <CameraView onTaken={acceptPhoto} onFault={setFault} />
        </>
      )}
      {photo && (
        <Flex align="center" gap="small">
          <img src={photo} alt={t('face.photo')} width={72} height={72} />
          <span style={{ flex: 1 }}>{t(seen ? 'realName.photoReady' : 'realName.photoTaken')}</span>
          <Button onClick={() => onChange(null)}>{t('face.retake')}</Button>
        </Flex>
      )}
    </div>
  );
}
