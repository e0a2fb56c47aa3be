import { errorCodes } from '@edu/shared-utility/contract';
import { BusinessError } from '../../http/business-error';
import type { PhraseKey } from '../../phrases';
import type { Recipient } from '../codes/recipient';
import type { Account } from './find-account';

/**
 * Milliseconds before a new address may take part in account recovery: it may have been bound with a stolen session.
 */
const SETTLING_TIME = 86_400_000;

const boundAt = (accountRow: Account, kind: Recipient['kind']): Date | null =>
  kind === 'phone' ? accountRow.phoneBoundAt : accountRow.mailBoundAt;

/** When a bound address may begin to reset passwords and confirm identity; null if it already may. */
export function settlesAt(accountRow: Account, kind: Recipient['kind']): Date | null {
  const since = boundAt(accountRow, kind);
  if (since === null || since.getTime() + SETTLING_TIME <= Date.now()) return null;
  return new Date(since.getTime() + SETTLING_TIME);
}

/** The bound phone or mail address, if it has been bound for a day. */
export function settledAddress(accountRow: Account, kind: Recipient['kind']): string | null {
  const value = kind === 'phone' ? accountRow.phone : accountRow.mail;
  return settlesAt(accountRow, kind) === null ? value : null;
}

interface ConfirmingAddress {
  /** The address that may confirm changes now; the phone is preferred. */
  readonly confirmBy: Recipient['kind'] | null;
  /** If none may confirm yet: when the first bound address will be allowed to. */
  readonly confirmFrom: Date | null;
}

/** Which bound address may confirm changes of the account, and from when if each is too new. */
export function confirmingAddress(accountRow: Account): ConfirmingAddress {
  const boundChannels = (['phone', 'mail'] as const).filter((kind) => accountRow[kind] !== null);
  const confirmBy = boundChannels.find((kind) => settlesAt(accountRow, kind) === null) ?? null;
  const times = boundChannels.map((kind) => settlesAt(accountRow, kind)?.getTime() ?? 0);
  const isTooNew = confirmBy === null && times.length > 0;
  return { confirmBy, confirmFrom: isTooNew ? new Date(Math.min(...times)) : null };
}

/** Throws 40306 with the time from which it is allowed. */
export function refuseTooNew(until: string, phrase?: PhraseKey): never {
  throw new BusinessError(errorCodes.addressTooNew, { data: { until }, ...(phrase && { phrase }) });
}

/** Throws 40306 with `data.until` if the address was bound less than a day ago. */
export function requireSettled(
  accountRow: Account,
  kind: Recipient['kind'],
  phrase?: PhraseKey,
): void {
  const until = settlesAt(accountRow, kind);
  if (until !== null) refuseTooNew(until.toISOString(), phrase);
}
