import { type CodeOffer, type Redeemed, useAppLife } from '@edu/shared-utility';
import { type CallFailure, failureOf } from '@edu/shared-utility/data';
import { useState } from 'react';
import { data } from '../../../common/data';
import { CODE_LENGTH, plainCode } from './code';
import { fetchCodeOffer } from './code-offer';

/** Why a code was refused. */
export type Refusal =
  | { readonly kind: 'empty' }
  | { readonly kind: 'short'; readonly count: number }
  /** Message of the server; `wait`: seconds until the next attempt is allowed. */
  | { readonly kind: 'server'; readonly message: string; readonly wait: number | null };

export type Redeeming =
  | { readonly status: 'typing'; readonly refusal: Refusal | null }
  | { readonly status: 'looking' }
  | { readonly status: 'offered'; readonly code: string; readonly offer: CodeOffer }
  | { readonly status: 'redeeming'; readonly code: string; readonly offer: CodeOffer }
  | { readonly status: 'done'; readonly redeemed: Redeemed };

const waitOf = (data: unknown): number | null =>
  data instanceof Object && 'retryAfter' in data && typeof data.retryAfter === 'number'
    ? data.retryAfter
    : null;

const refusalOf = ({ message, data }: CallFailure): Refusal => ({
  kind: 'server',
  message,
  wait: waitOf(data),
});

/** Error of a code before any request; text around a longer code is left to the server. */
function codeRefusal(code: string): Refusal | null {
  if (code === '') return { kind: 'empty' };
  return code.length < CODE_LENGTH ? { kind: 'short', count: code.length } : null;
}

/** Looks a code up before redeeming it, so that the person sees the course before the code is used. */
export function useRedeem() {
  const appSignal = useAppLife();
  const [redeem] = data.useRedemptionRedeemMutation();
  const [state, setState] = useState<Redeeming>({ status: 'typing', refusal: null });

  const refuse = (error: unknown): void => {
    const failure = failureOf(error);
    // The end of the session has a message of its own.
    const isShownElsewhere = failure.kind === 'session' || failure.kind === 'cancelled';
    setState({ status: 'typing', refusal: isShownElsewhere ? null : refusalOf(failure) });
  };
  const checkCode = async (text: string): Promise<void> => {
    const code = plainCode(text);
    const fault = codeRefusal(code);
    if (fault) return setState({ status: 'typing', refusal: fault });
    setState({ status: 'looking' });
    try {
      const offer = await fetchCodeOffer(code);
      if (!appSignal.aborted) setState({ status: 'offered', code, offer });
    } catch (error) {
      if (!appSignal.aborted) refuse(error);
    }
  };
  const confirm = async (): Promise<void> => {
    if (state.status !== 'offered') return;
    const { code, offer } = state;
    setState({ status: 'redeeming', code, offer });
    const { data: redeemed, error } = await redeem({ code });
    if (appSignal.aborted) return;
    if (redeemed) setState({ status: 'done', redeemed });
    else refuse(error);
  };
  const retry = (): void => setState({ status: 'typing', refusal: null });
  return { state, check: checkCode, confirm, again: retry };
}
