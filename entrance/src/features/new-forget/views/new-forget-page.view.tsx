import { BackToLogin } from '../../../common/back-to-login.view';
import { Done } from '../../../common/done.view';
import { EntranceLayout } from '../../../common/entrance-layout.view';
import { ResetForm } from '../../../common/reset-form';
import { useSharedSubmit } from '../../../common/shared-submit.hook';
import { useSubmit } from '../../../common/submit';
import { Tabs } from '../../../common/tabs.view';
import { type NewPasswordReset, newForget } from '../data/new-forget.submission';
import { phrases } from '../phrases';

const recoveryMethods = ['phone', 'mail'] as const;
type RecoveryMethod = (typeof recoveryMethods)[number];

/** /entrance_new/forget: a new password by a phone code or a mail code. */
export function NewForgetPage() {
  const { t } = phrases.use();
  const controls = useSubmit(newForget.slice);
  const controlsOf = useSharedSubmit<NewPasswordReset, RecoveryMethod>(controls, 'phone');
  const labels = { phone: t('byPhone'), mail: t('byMail') };
  if (controls.state.status === 'done') {
    return (
      <EntranceLayout heading={t('title')}>
        <Done title={t('done')} hint={t('doneHint')} loginPath="/entrance_new/login" />
      </EntranceLayout>
    );
  }
  const panel = (method: RecoveryMethod) => () => {
    const methodControls = controlsOf(method);
    return (
      <ResetForm
        accountKind={method}
        purpose={`new-reset-${method}`}
        controls={{
          ...methodControls,
          submit: (reset) => methodControls.submit({ ...reset, channel: method }),
        }}
        label={t('submit')}
      />
    );
  };
  return (
    <EntranceLayout heading={t('title')} lead={t('lead')}>
      <Tabs
        label={t('ways')}
        tabs={recoveryMethods.map((method) => ({
          key: method,
          label: labels[method],
          panel: panel(method),
        }))}
      />
      <BackToLogin to="/entrance_new/login" />
    </EntranceLayout>
  );
}
