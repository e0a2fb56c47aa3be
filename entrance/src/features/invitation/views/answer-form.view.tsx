import { context } from '@edu/shared-utility';
import { Button } from 'antd';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CodeField } from '../../../common/auth-code';
import { checks } from '../../../common/checks';
import { Field } from '../../../common/field.view';
import { useFields } from '../../../common/fields.hook';
import { formPhrases } from '../../../common/form-phrases';
import { fieldErrorsOf, Submit, type SubmitControls } from '../../../common/submit';
import type { InvitationReply } from '../data/invitation.submission';
import { phrases } from '../phrases';
import { DeclineQuestion } from './decline-question.view';

/** The form: account, code, and accept or decline. Enter accepts; declining asks first. */
export function AnswerForm({ controls }: { readonly controls: SubmitControls<InvitationReply> }) {
  const { t } = phrases.use();
  const words = formPhrases.use();
  const { state, submit, cancel, clear } = controls;
  const answer = useRef<InvitationReply['answer']>('accept');
  const [question, setQuestion] = useState<'unasked' | 'open' | 'kept'>('unasked');
  const isAccountOpen = question === 'open';
  const { field, values, refuse, hasFieldError, form } = useFields({
    initial: {
      account: context.get('arrivingAccount') ?? context.get('rememberedAccount') ?? '',
      authCode: '',
    },
    check: (input) => ({
      account: checks.phoneOrMail(input.account),
      authCode: checks.code(input.authCode),
    }),
    onValid: (input) => {
      if (answer.current === 'decline' && !isAccountOpen) setQuestion('open');
      else submit({ ...input, answer: answer.current });
    },
    onTyped: clear,
    refusals: fieldErrorsOf(state),
  });
  const { account } = values;
  // Stored, so that the linked pages fill it in.
  useEffect(() => {
    if (!checks.phoneOrMail(account)) context.set('arrivingAccount', account);
  }, [account]);
  const keepInvitation = () => {
    setQuestion('kept');
    answer.current = 'accept';
  };
  const onSubmit = (event: FormEvent) => {
    if (isAccountOpen && answer.current === 'accept') {
      event.preventDefault();
      keepInvitation();
      return;
    }
    form.onSubmit(event);
    answer.current = 'accept';
  };
  const declining = () => {
    answer.current = 'decline';
  };
  return (
    <form {...form} onSubmit={onSubmit}>
      <Field
        {...field('account')}
        label={words.t('account')}
        input={{ placeholder: words.t('account'), autoComplete: 'username' }}
      />
      <CodeField
        field={field('authCode')}
        purpose="invitation"
        account={account}
        refuseAccount={() => refuse('account')}
        textOf={(invited) => t('sent', { account: invited })}
      />
      {isAccountOpen ? (
        <DeclineQuestion
          state={state}
          isShownAtField={hasFieldError}
          onCancel={keepInvitation}
          onDecline={declining}
        />
      ) : (
        <>
          <p>{t('means')}</p>
          <Submit
            state={state}
            isShownAtField={hasFieldError}
            label={t('accept')}
            onCancel={cancel}
          />
          <Button
            // The pressed button was removed with the question, so the focus moves to another one.
            autoFocus={question === 'kept'}
            type="text"
            size="large"
            htmlType="submit"
            block
            disabled={state.status === 'busy'}
            onClick={declining}
          >
            {t('decline')}
          </Button>
        </>
      )}
    </form>
  );
}
