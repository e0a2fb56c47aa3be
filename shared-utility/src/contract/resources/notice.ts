import { type None, post, read } from '../endpoint';

const base = '/platform/v1/notices';

/** Which messages about ordinary activity of their account a person wants. */
export interface NoticeChoice {
  /** Message about a log-in from a network that is new to the account. */
  newNetwork: { mail: boolean; phone: boolean };
}

export interface NoticeState extends NoticeChoice {
  /** Masked (`c****@example.com`, `139****0001`); null if none is bound, so that nothing is sent there. */
  mail: string | null;
  phone: string | null;
}

/** Settings of a person's messages; those about a change of the account are always sent. */
export const notice = {
  state: read<None, NoticeState>()(base, { ours: true, toast: false, returns: 'object' }),
  choose: post<NoticeChoice, NoticeState>()(base, { ours: true, toast: false, returns: 'object' }),
} as const;
