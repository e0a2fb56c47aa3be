import { BackToLogin } from '../../../common/back-to-login.view';
import { Done } from '../../../common/done.view';
import { EntranceLayout } from '../../../common/entrance-layout.view';
import { ResetForm } from '../../../common/reset-form';
import { useSubmit } from '../../../common/submit';
import { forgetSubmission } from '../data/forget.submission';
import { phrases } from '../phrases';

/** /entrance/forget: a new password by a code to the phone or the mail address. */
export function ForgetPage() {
  const { t } = phrases.use();
  const controls = useSubmit(forgetSubmission.slice);
  const done = controls.state.status === 'done';
  return (
    <EntranceLayout heading={t('title')} lead={done ? undefined : t('lead')}>
      {done ? (
        <Done title={t('done')} hint={t('doneHint')} loginPath="/entrance/login" />
      ) : (
        <>
          <ResetForm
            accountKind="phoneOrMail"
            purpose="reset"
            controls={controls}
            label={t('submit')}
          />
          <BackToLogin to="/entrance/login" />
        </>
      )}
    </EntranceLayout>
  );
}
