import { limits } from '@edu/shared-utility';
import { Button, Flex, theme } from 'antd';
import { morePhrases } from '../../../phrases/more';
import type { FaceEvent } from '../data/face.flow';

interface Props {
  image: string;
  comparing: boolean;
  emit: (event: FaceEvent) => void;
}

/** The photo as it will be sent: take it again or use it. The camera is off. */
export function ReviewStep({ image, comparing, emit }: Props) {
  const { t } = morePhrases.use();
  const { token } = theme.useToken();
  return (
    <div style={{ textAlign: 'center' }}>
      <p role="status" style={{ marginTop: 0, color: token.colorTextSecondary }}>
        {t(comparing ? 'face.comparing' : 'face.reviewHint')}
      </p>
      <img
        src={image}
        alt={t('face.photo')}
        width={limits.faceCapture}
        height={limits.faceCapture}
        style={{ borderRadius: token.borderRadiusLG, marginBottom: token.marginLG }}
      />
      <Flex justify="center" gap="small">
        <Button disabled={comparing} onClick={() => emit({ type: 'retaken' })}>
          {t('face.retake')}
        </Button>
        <Button type="primary" loading={comparing} onClick={() => emit({ type: 'used' })}>
          {t('face.use')}
        </Button>
      </Flex>
    </div>
  );
}
