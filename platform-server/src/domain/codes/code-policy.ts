import type { Locale } from '@edu/shared-utility/contract';
import type { Limit } from './limits';
import type { Recipient } from './recipient';
import type { Secret } from './secret';
import type { SmsBudget } from './sms-budget';

export type CodePurpose = 'login' | 'change' | 'register' | 'reset' | 'invitation' | 'proof';

/** How codes are made and limited, and where they go. */
export interface CodePolicy {
  readonly secret: Secret;
  /** Milliseconds until a code expires. */
  readonly lifetime: number;
  readonly cooldownSeconds: number;
  /** Codes from one network, or one logged-in person, to one recipient. */
  readonly perRecipient: Limit;
  /** Codes to one recipient in total: logged-in people, the owner's networks and others are counted separately. */
  readonly perRecipientInAll: Limit;
  /** Codes from one network to any recipients. */
  readonly perSource: Limit;
  readonly perUser: Limit;
  readonly sms: SmsBudget;
  /** False without a provider: the message is only shown on the outbox page. */
  readonly delivers: Readonly<Record<'sms' | 'mail', boolean>>;
}

export interface CodeRequest {
  readonly purpose: CodePurpose;
  readonly recipient: Recipient;
  readonly tenantId: string;
  readonly locale: Locale;
  readonly ip: string;
  /** The account of the logged-in person who requests the code. */
  readonly accountId?: string | undefined;
  /** The account of the recipient, if nobody is logged in; null if there is none. */
  readonly owner?: string | null;
  /** True if the answer must not reveal that no such account exists: it looks as if a code was sent. */
  readonly isDecoy?: boolean;
}

export type CodeKey = Pick<CodeRequest, 'purpose' | 'recipient' | 'tenantId'>;

export const hashOf = (
  secret: Secret,
  { purpose, recipient, tenantId }: CodeKey,
  code: string,
): string => secret.hmac(`${tenantId}|${purpose}|${recipient.value}|${code}`);
