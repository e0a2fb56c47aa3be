import { isAuthCode, sharedPhrases } from '@edu/shared-utility';
import { type FormEvent, useState } from 'react';
import { useProblemFocus } from '../../../common/problem-focus.hook';
import type { ChangeEvent } from '../data/account-change.flow';
import type { RefusedField, RequestState } from '../data/request-state';

interface Problem {
  field: RefusedField;
  message: string;
}

interface Options {
  request: RequestState;
  emit: (event: ChangeEvent) => void;
  /** The account that the code is sent to. */
  account: string;
  /** Error of that account; null if a code may be sent. */
  checkAccount: () => string | null;
}

/** Code field, validation and errors of both steps: the account is checked before the code. */
export function useStepForm({ request, emit, account, checkAccount }: Options) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const shownProblem = request.status === 'refused' ? request : problem;

  const form = useProblemFocus(shownProblem);
  const onEdited = () => {
    setProblem(null);
    emit({ type: 'edited' });
  };
  const accountIsWrong = () => {
    const message = checkAccount();
    setProblem(message ? { field: 'account', message } : null);
    return message !== null;
  };
  return {
    form,
    code,
    problemOf: (field: RefusedField) =>
      shownProblem?.field === field ? shownProblem.message : null,
    busy: request.status === 'checking',
    sending: request.status === 'sending',
    edited: onEdited,
    changeCode: (next: string) => {
      setCode(next);
      onEdited();
    },
    send: () => {
      if (!accountIsWrong()) emit({ type: 'codeRequested', account });
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (code === '' || request.status === 'checking' || accountIsWrong()) return;
      if (isAuthCode(code)) emit({ type: 'submitted', account, authCode: code });
      else setProblem({ field: 'code', message: sharedPhrases.t('validation.authCode') });
    },
  };
}
