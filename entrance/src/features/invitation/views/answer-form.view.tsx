import { context } from '@edu/shared-utility';
import { Button } from 'antd';
import { type FormEvent, useRef } from 'react';
import { CodeField } from '../../../common/auth-code';
import { checks } from '../../../common/checks';
import { Field } from '../../../common/field.view';
import { useFields } from '../../../common/fields.hook';
import { formPhrases } from '../../../common/form-phrases';
import { refusalsOf, type Submission, Submit } from '../../../common/submit';
import type { InvitationReply } from '../data/invitation.slice';
import { phrases } from '../phrases';

/** Whose code, the code, and the two answers; Enter accepts. */
export function AnswerForm({ submission }: { readonly submission: Submission<InvitationReply> }) {
  const { t } = phrases.use();
  const words = formPhrases.use();
  const { state, submit, cancel, clear } = submission;
  const answer = useRef<InvitationReply['answer']>('accept');
  const { field, values, refuse, told, form } = useFields({
    initial: { account: context.get('rememberedAccount') ?? '', authCode: '' },
    check: (typed) => ({
      account: checks.phoneOrMail(typed.account),
      authCode: checks.code(typed.authCode),
    }),
    onValid: (typed) => submit({ ...typed, answer: answer.current }),
    onTyped: clear,
    refusals: refusalsOf(state),
  });
  const onSubmit = (event: FormEvent) => {
    form.onSubmit(event);
    answer.current = 'accept';
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
        account={values.account}
        refuseAccount={() => refuse('account')}
      />
      <p>{t('means')}</p>
      <Submit state={state} told={told} label={t('accept')} onCancel={cancel} />
      <Button
        type="text"
        size="large"
        htmlType="submit"
        block
        disabled={state.status === 'busy'}
        onClick={() => {
          answer.current = 'decline';
        }}
      >
        {t('decline')}
      </Button>
    </form>
  );
}
