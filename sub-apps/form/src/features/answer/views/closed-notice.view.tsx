import {
  type AskedQuestionnaire,
  type FormState,
  formatDate,
  page,
  session,
} from '@edu/shared-utility';
import { Alert, Button } from 'antd';
import { pageOfRef, type QuestionnaireRef } from '../data/address';
import { phrases } from '../phrases';

/** Why the questionnaire cannot be answered; with a log-in button if a log-in is needed. */
export function ClosedNotice({
  state,
  questionnaire,
  questionnaireRef,
}: {
  readonly state: Exclude<FormState, 'open'>;
  readonly questionnaire?: AskedQuestionnaire;
  readonly questionnaireRef: QuestionnaireRef;
}) {
  const { t } = phrases.use();
  const dateText = (iso: string | null | undefined) => (iso ? formatDate(iso, 'datetime') : '');
  const hint =
    state === 'notYet'
      ? t('opensAt', { time: dateText(questionnaire?.opensAt) })
      : state === 'over'
        ? t('closedAt', { time: dateText(questionnaire?.closesAt) })
        : t(`hints.${state}`);
  return (
    <Alert
      role="status"
      showIcon
      type={state === 'answered' ? 'success' : 'info'}
      title={t(`is.${state}`)}
      description={hint}
      action={
        state === 'login' && (
          <Button
            type="primary"
            onClick={() => page.assign(session.loginUrl(pageOfRef(questionnaireRef)))}
          >
            {t('login')}
          </Button>
        )
      }
    />
  );
}
