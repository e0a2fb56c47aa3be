import { context, useContextValue } from '@edu/shared-utility';
import { useEffect, useRef } from 'react';
import { checks } from '../checks';
import type { FieldProps } from '../fields.hook';

/** Transfers an account typed in one log-in form to the other forms that accept it. */
export function useCarriedAccount(
  kind: 'phone' | 'mail' | 'phoneOrMail',
  typedAccount: string,
  { onChange }: FieldProps,
): void {
  const otherFormAccount = useContextValue('arrivingAccount');
  const initial = useRef(typedAccount);
  useEffect(() => {
    if (typedAccount !== initial.current) context.set('arrivingAccount', typedAccount);
    initial.current = '';
  }, [typedAccount]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a value typed in another form is copied
  useEffect(() => {
    if (otherFormAccount && otherFormAccount !== typedAccount && !checks[kind](otherFormAccount))
      onChange(otherFormAccount);
  }, [otherFormAccount]);
}
