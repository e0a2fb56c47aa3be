import { formatDate } from '@edu/shared-utility';
import { Button, theme } from 'antd';
import { type KeyboardEvent, useRef } from 'react';
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
  const wasAsked = useRef(false);
  if (enrolledAt === null) return null;
  const asking = state !== 'kept';
  wasAsked.current ||= asking;
  const refrain = () => dispatch(actions.refrained());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || state !== 'asking') return;
    // the frame's dialog around it stays
    event.stopPropagation();
    refrain();
  };
  return (
    <Section title={t('enrolment.title')}>
      <div className="eac-row" data-stacks="">
        <span
          className="eac-row-text"
          role={asking ? 'alert' : undefined}
          style={{ color: token.colorTextSecondary }}
        >
          {asking ? t('enrolment.warning') : t('enrolment.kept', { date: formatDate(enrolledAt) })}
        </span>
        {asking ? (
          <div className="eac-ends">
            <Button
              // a second Enter by mistake deletes nothing
              autoFocus
              disabled={state === 'withdrawing'}
              onClick={refrain}
              onKeyDown={onKeyDown}
            >
              {t('dialog.cancel')}
            </Button>
            <Button
              danger
              type="primary"
              loading={state === 'withdrawing'}
              onClick={() => dispatch(actions.confirmed())}
              onKeyDown={onKeyDown}
            >
              {t('enrolment.confirm')}
            </Button>
          </div>
        ) : (
          <Button
            danger
            // the question leaves the focus where it was asked
            autoFocus={wasAsked.current}
            onClick={() => dispatch(actions.asked())}
          >
            {t('enrolment.withdraw')}
          </Button>
        )}
      </div>
    </Section>
  );
}
