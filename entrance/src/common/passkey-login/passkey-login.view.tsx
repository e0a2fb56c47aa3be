import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { phrases as words } from '../../phrases';
import { InlineAlert } from '../inline-alert.view';
import { useSubmit } from '../submit';
import { passkeyLoginSlice } from './passkey-login.submission';

/** The button after the first press: starts at once, shows errors, and can be pressed again. */
export function PasskeyLogin() {
  const { t } = words.use();
  const { state, submit, cancel } = useSubmit(passkeyLoginSlice);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the click that loaded it
  useEffect(() => {
    submit(null);
    return cancel;
  }, []);
  const button = useRef<HTMLButtonElement>(null);
  // The browser's dialog and the disabled button have removed the focus.
  useEffect(() => {
    if (state.status === 'failed' && document.activeElement === document.body) {
      button.current?.focus();
    }
  }, [state.status]);
  return (
    <>
      {state.status === 'failed' && <InlineAlert kind="error" title={state.message} />}
      <Button
        ref={button}
        size="large"
        block
        loading={state.status === 'busy'}
        onClick={() => submit(null)}
      >
        {t('login.byPasskey')}
      </Button>
    </>
  );
}

/** The button before it is pressed. */
export function PasskeyLoginButton() {
  const { t } = words.use();
  const [pressed, setPressed] = useState(false);
  return (
    <div className="ee-passkey">
      {pressed ? (
        <PasskeyLogin />
      ) : (
        <Button size="large" block onClick={() => setPressed(true)}>
          {t('login.byPasskey')}
        </Button>
      )}
    </div>
  );
}
