import { formatDate } from '@edu/shared-utility';
import { Button, Flex, theme } from 'antd';
import { useDispatch, useSelector } from 'react-redux';
import { Section } from '../../../common/section.view';
import { morePhrases } from '../../../phrases/more';
import { faceEnrolmentActions as actions, selectFaceEnrolment } from '../data/face-enrolment.slice';

/** That a face is enrolled, since when, and the way to have it deleted. */
export function FaceEnrolmentSection({ enrolledAt }: { enrolledAt: string | null }) {
  const { t } = morePhrases.use();
  const { token } = theme.useToken();
  const dispatch = useDispatch();
  const state = useSelector(selectFaceEnrolment);
  if (enrolledAt === null) return null;
  const asking = state !== 'kept';
  return (
    <Section title={t('enrolment.title')}>
      <Flex align="center" justify="space-between" gap="middle">
        <span role={asking ? 'alert' : undefined} style={{ color: token.colorTextSecondary }}>
          {asking ? t('enrolment.warning') : t('enrolment.kept', { date: formatDate(enrolledAt) })}
        </span>
        {asking ? (
          <Flex gap="small">
            <Button
              // a second Enter by mistake deletes nothing
              autoFocus
              disabled={state === 'withdrawing'}
              onClick={() => dispatch(actions.refrained())}
            >
              {t('dialog.cancel')}
            </Button>
            <Button
              danger
              type="primary"
              loading={state === 'withdrawing'}
              onClick={() => dispatch(actions.confirmed())}
            >
              {t('enrolment.confirm')}
            </Button>
          </Flex>
        ) : (
          <Button danger onClick={() => dispatch(actions.asked())}>
            {t('enrolment.withdraw')}
          </Button>
        )}
      </Flex>
    </Section>
  );
}
