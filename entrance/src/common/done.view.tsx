import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { phrases } from '../phrases';
import { formPhrases } from './form-phrases';
import { ScreenStyleSheet } from './screen-style-sheet.view';

interface Props {
  readonly title: string;
  readonly hint: string;
  readonly loginPath: '/entrance/login' | '/entrance_new/login';
  /** Whether the new account cannot log in yet; then the log-in is not the primary action. */
  readonly noAccount?: boolean;
}

/** Shown after a successful form, with the next step. */
export function Done({ title, hint, loginPath, noAccount = false }: Props) {
  const { t } = formPhrases.use();
  const words = phrases.use();
  const navigate = useNavigate();
  const { search } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // The heading receives the focus, since the form that had it was removed.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status" className="ee-done">
      <ScreenStyleSheet />
      <CheckCircleFilled aria-hidden="true" />
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{hint}</p>
      <Button
        type={noAccount ? 'default' : 'primary'}
        size="large"
        block
        onClick={() => navigate({ pathname: loginPath, search })}
      >
        {noAccount ? words.t('common.backToLogin') : t('toLogin')}
      </Button>
    </div>
  );
}
