import { formatDate } from '@edu/shared-utility';
import { Button, theme } from 'antd';
import { type KeyboardEvent, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Section } from '../../../common/section.view';
import { morePhrases } from '../../../phrases/more';
import { faceEnrolmentActions as actions, selectFaceEnrolment } from '../data/face-enrolment.slice';

/** The section about the enrolled face: since when, and a button to withdraw it. */
export function FaceEnrolmentSection({ enrolledAt }: { enrolledAt: string | null }) {
  const { t } = morePhrases.use();
  const { token } = theme.useToken();
  const dispatch = useDispatch();
  const state = useSelector(selectFaceEnrolment);
  const wasConfirming = useRef(false);
  if (enrolledAt === null) return null;
  const isQuestionShown = state !== 'kept';
  wasConfirming.current ||= isQuestionShown;
  const cancel = () => dispatch(actions.dismissed());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || state !== 'asking') return;
    // Otherwise Escape would also close the frame's dialog.
    event.stopPropagation();
    cancel();
  };
  return (
    <Section title={t('enrolment.title')}>
      <div className="eac-row" data-stacks="">
        <span
          className="eac-row-text"
          role={isQuestionShown ? 'alert' : undefined}
          style={{ color: token.colorTextSecondary }}
        >
          {isQuestionShown
            ? t('enrolment.warning')
            : t('enrolment.kept', { date: formatDate(enrolledAt) })}
        </span>
        {isQuestionShown ? (
          <div className="eac-ends">
            <Button
              // The focus is on Cancel, so that a second Enter deletes nothing.
              autoFocus
              disabled={state === 'withdrawing'}
              onClick={cancel}
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
            // After the question the focus returns to its button.
            autoFocus={wasConfirming.current}
            onClick={() => dispatch(actions.asked())}
          >
            {t('enrolment.withdraw')}
          </Button>
        )}
      </div>
    </Section>
  );
}
