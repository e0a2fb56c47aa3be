import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import { session, type UndoPlan } from '@edu/shared-utility';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { BackToLogin } from '../../../common/back-to-login.view';
import { forgetPath } from '../../../common/forget-path';
import { InlineAlert } from '../../../common/inline-alert.view';
import { phrases } from '../phrases';

/** Shown after the change was undone, with the next step. */
export function UndoDone({ plan }: { readonly plan: UndoPlan }) {
  const { t } = phrases.use();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  // The heading receives the focus, since the button that had it was removed.
  useEffect(() => heading.current?.focus(), []);
  const { emptiesPassword } = plan;
  return (
    <div role="status" className="ee-done">
      <CheckCircleFilled aria-hidden="true" />
      <h2 ref={heading} tabIndex={-1}>
        {t('done')}
      </h2>
      <p>{t(emptiesPassword ? 'donePassword' : 'doneHint')}</p>
      <Button
        type="primary"
        size="large"
        block
        onClick={() => navigate(emptiesPassword ? forgetPath() : session.loginPath())}
      >
        {t(emptiesPassword ? 'setPassword' : 'toLogin')}
      </Button>
    </div>
  );
}

/** Shown for a link that cannot be used, with possible reasons and the way to the log-in. */
export function UndoInvalid() {
  const { t } = phrases.use();
  return (
    <>
      <InlineAlert kind="warning" title={t('invalid')} description={t('invalidHint')} />
      <BackToLogin to={session.loginPath()} />
    </>
  );
}
