import { type None, post, read } from '../endpoint';

const base = '/platform/v1/notices';

/** Which messages about ordinary activity of their account a person wants. */
export interface NoticeChoice {
  /** Of a log-in from a network that the account never logged in from. */
  newNetwork: { mail: boolean; phone: boolean };
}

export interface NoticeState extends NoticeChoice {
  /** Masked (`c****@example.com`, `139****0001`); null where none is bound: then nothing goes there. */
  mail: string | null;
  phone: string | null;
}

/** A person's own messages. Those of a change of the account go out whatever is chosen here. */
export const notice = {
  state: read<None, NoticeState>()(base, { ours: true, toast: false, returns: 'object' }),
  choose: post<NoticeChoice, NoticeState>()(base, { ours: true, toast: false, returns: 'object' }),
} as const;
