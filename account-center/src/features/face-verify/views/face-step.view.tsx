import { Button, Flex } from 'antd';
import { CameraView } from '../../../common/camera';
import { Outcome } from '../../../common/outcome.view';
import { morePhrases } from '../../../phrases/more';
import type { Face, FaceEvent } from '../data/face.flow';
import { InstructionsStep } from './instructions-step.view';
import { ReviewStep } from './review-step.view';

interface Props {
  face: Exclude<Face, { status: 'closed' }>;
  /** Whether the check is not part of another action. */
  isStandalone: boolean;
  emit: (event: FaceEvent) => void;
}

/** The screen of the flow's current state. */
export function FaceStep({ face, isStandalone, emit }: Props) {
  const { t } = morePhrases.use();
  const retryButton = (label: string, event: FaceEvent) => (
    <Flex justify="center">
      <Button type="primary" onClick={() => emit(event)}>
        {label}
      </Button>
    </Flex>
  );
  switch (face.status) {
    case 'instructions':
      return <InstructionsStep emit={emit} />;
    case 'permission':
      return (
        <>
          <p style={{ marginTop: 0 }}>{t('face.permission')}</p>
          <Flex justify="end" gap="small">
            <Button onClick={() => emit({ type: 'closed' })}>{t('face.no')}</Button>
            <Button type="primary" onClick={() => emit({ type: 'allowed' })}>
              {t('face.yes')}
            </Button>
          </Flex>
        </>
      );
    case 'capturing':
      return (
        <CameraView
          onTaken={(image) => emit({ type: 'taken', image })}
          onFault={(fault) => emit({ type: 'cameraFailed', fault })}
        />
      );
    case 'reviewing':
    case 'comparing':
      return <ReviewStep image={face.image} comparing={face.status === 'comparing'} emit={emit} />;
    case 'blocked':
      return (
        <>
          <Outcome good={false} title={t(`face.fault.${face.fault}`)}>
            {t('face.otherWay', { hint: t(`face.faultHint.${face.fault}`) })}
          </Outcome>
          {retryButton(t('face.tryCamera'), { type: 'allowed' })}
        </>
      );
    case 'passed':
      return (
        <Outcome good title={t('face.passed')}>
          {t(isStandalone ? 'face.confirmed' : 'face.goesOn')}{' '}
          {t('face.closing', { seconds: face.left })}
        </Outcome>
      );
    case 'failed':
      return (
        <>
          <Outcome good={false} title={face.message}>
            {t('face.attemptsLeft', { count: face.attemptsLeft })}
          </Outcome>
          {retryButton(t('face.tryAgain'), { type: 'retaken' })}
        </>
      );
    case 'unavailable':
      return (
        <Outcome good={false} title={t('face.unavailable')}>
          {face.message}
        </Outcome>
      );
    case 'exhausted':
      return (
        <Outcome good={false} title={t('face.exhausted')}>
          {t('face.closing', { seconds: face.left })}
        </Outcome>
      );
    case 'expired':
      return (
        <Outcome good={false} title={t('face.expired')}>
          {t('face.expiredHint')}
        </Outcome>
      );
  }
}
