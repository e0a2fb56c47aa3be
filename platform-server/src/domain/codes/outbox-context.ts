import type { Database } from '../../db/database';
import type { Channel } from './claim-messages';
import type { Message } from './compose-message';
import type { Secret } from './secret';
import type { SmsBudget } from './sms-budget';

/** Sends a message; rejects when the provider did not accept it. */
export type Deliver = (message: Message) => Promise<void>;

type Warn = (reason: string, row: { id: string; channel: string }) => void;

/** One channel, its provider and what sending needs. */
export interface OutboxContext {
  readonly db: Database;
  readonly secret: Secret;
  readonly channel: Channel;
  readonly sms: SmsBudget;
  readonly deliver: Deliver;
  readonly warn: Warn;
  /** Aborting stops after the messages in progress. */
  readonly signal?: AbortSignal;
}
