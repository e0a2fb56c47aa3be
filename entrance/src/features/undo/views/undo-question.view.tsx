import { formatDate, session, type UndoPlan } from '@edu/shared-utility';
import { Button } from 'antd';
import { BackToLogin } from '../../../common/back-to-login.view';
import { InlineAlert } from '../../../common/inline-alert.view';
import { phrases } from '../phrases';

interface Props {
  readonly plan: UndoPlan;
  readonly busy: boolean;
  readonly problem: string;
  readonly onConfirm: () => void;
}

/** What was changed, what is restored, and the consequences. */
export function UndoQuestion({ plan, busy, problem, onConfirm }: Props) {
  const { t } = phrases.use();
  const { change, changedAt, expiresAt, phone, mail, emptiesPassword } = plan;
  const noneText = t('none');
  return (
    <>
      <p className="ee-lead">
        {t(`changes.${change}`, { date: formatDate(changedAt, 'datetime') })}
      </p>
      <p>{t('notYou')}</p>
      <ul className="ee-effects">
        <li>{t('phone', { account: phone ?? noneText })}</li>
        <li>{t('mail', { account: mail ?? noneText })}</li>
        <li>{t('sessions')}</li>
        <li>{t('dropped')}</li>
        {emptiesPassword && <li>{t('password')}</li>}
      </ul>
      {problem && <InlineAlert kind="error" title={problem} />}
      <Button type="primary" danger size="large" block loading={busy} onClick={onConfirm}>
        {t('agree')}
      </Button>
      <p className="ee-help">{t('until', { date: formatDate(expiresAt, 'datetime') })}</p>
      <BackToLogin to={session.loginPath()} />
    </>
  );
}
