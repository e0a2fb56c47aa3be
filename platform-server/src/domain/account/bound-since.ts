import { errorCodes } from '@edu/shared-utility/contract';
import { BusinessError } from '../../http/business-error';
import type { PhraseKey } from '../../phrases';
import type { Recipient } from '../codes/recipient';
import type { Account } from './find-account';

/** An address that somebody bound with a stolen session is no way to take the account within that time. */
const SETTLING = 86_400_000;

const boundAt = (own: Account, kind: Recipient['kind']): Date | null =>
  kind === 'phone' ? own.phoneBoundAt : own.mailBoundAt;

/** When a bound address begins to set passwords and to prove who somebody is; null for one that does. */
export function settlesAt(own: Account, kind: Recipient['kind']): Date | null {
  const since = boundAt(own, kind);
  if (since === null || since.getTime() + SETTLING <= Date.now()) return null;
  return new Date(since.getTime() + SETTLING);
}

/** The bound phone or mail address, if it has been bound for a day. */
export function settledAddress(own: Account, kind: Recipient['kind']): string | null {
  const value = kind === 'phone' ? own.phone : own.mail;
  return settlesAt(own, kind) === null ? value : null;
}

interface Confirming {
  /** The address whose code answers for the account now, the phone first. */
  readonly confirmBy: Recipient['kind'] | null;
  /** When the first that is bound does, where none does now. */
  readonly confirmFrom: Date | null;
}

/** Which bound address answers for the account, and from when where each is too new. */
export function confirming(own: Account): Confirming {
  const bound = (['phone', 'mail'] as const).filter((kind) => own[kind] !== null);
  const confirmBy = bound.find((kind) => settlesAt(own, kind) === null) ?? null;
  const times = bound.map((kind) => settlesAt(own, kind)?.getTime() ?? 0);
  const waits = confirmBy === null && times.length > 0;
  return { confirmBy, confirmFrom: waits ? new Date(Math.min(...times)) : null };
}

/** Refuses with 40306, and says from when it is allowed. */
export function refuseTooNew(until: string, phrase?: PhraseKey): never {
  throw new BusinessError(errorCodes.addressTooNew, { data: { until }, ...(phrase && { phrase }) });
}

/** Refuses with 40306, and `data.until`, what an address that was bound within a day may not do. */
export function requireSettled(own: Account, kind: Recipient['kind'], phrase?: PhraseKey): void {
  const until = settlesAt(own, kind);
  if (until !== null) refuseTooNew(until.toISOString(), phrase);
}
