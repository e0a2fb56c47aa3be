import {
  api,
  type InboxItem,
  type InboxState,
  type OwnInvitation,
  quietly,
  saveFile,
} from '@edu/shared-utility';

/** So many are in the panel; the page behind it has all. */
const SHOWN = 10;

export const readState = (signal: AbortSignal): Promise<InboxState> =>
  api.inbox.state(undefined, { signal });

export interface Messages {
  readonly items: readonly InboxItem[];
  readonly invitations: readonly OwnInvitation[];
}

export async function readMessages(signal: AbortSignal): Promise<Messages> {
  const options = { ...quietly, signal };
  const [page, invitations] = await Promise.all([
    api.inbox.find({ pageNum: 1, pageSize: SHOWN }, options),
    // A platform may be without invitations, and one that fails hides no message.
    api.invitation.findMine(undefined, options).catch(() => []),
  ]);
  return { items: page.list, invitations };
}

/** Notes that one of them, or all, were read. */
export const writeRead = (id?: string): Promise<{ unread: number }> =>
  api.inbox.read(id ? { ids: [id] } : { all: true }, quietly);

/** A refusal (it ended meanwhile) is toasted. @returns whether it was taken */
export const cancelJob = (id: string): Promise<boolean> =>
  api.job.cancel({ id }).then(
    () => true,
    () => false,
  );

/** Hands the refused rows to the person; a failure is toasted. */
export const saveResult = (id: string): Promise<void> =>
  api.job.result({ id }).then(saveFile, () => {});
