import {
  api,
  type InboxItem,
  type InboxState,
  type OwnInvitation,
  saveFile,
  withoutToast,
} from '@edu/shared-utility';

/** Number of messages in the panel; its page shows all. */
const SHOWN = 10;

export const readState = (signal: AbortSignal): Promise<InboxState> =>
  api.inbox.state(undefined, { signal });

export interface Messages {
  readonly items: readonly InboxItem[];
  readonly invitations: readonly OwnInvitation[];
}

export async function readMessages(signal: AbortSignal): Promise<Messages> {
  const options = { ...withoutToast, signal };
  const [page, invitations] = await Promise.all([
    api.inbox.find({ pageNum: 1, pageSize: SHOWN }, options),
    // A platform may have no invitations, and a failure must not hide messages.
    api.invitation.findMine(undefined, options).catch(() => []),
  ]);
  return { items: page.list, invitations };
}

/** Marks one message, or all, as read. */
export const writeRead = (id?: string): Promise<{ unread: number }> =>
  api.inbox.read(id ? { ids: [id] } : { all: true }, withoutToast);

/** A refusal, for example because the job has ended, is toasted. @returns whether it was cancelled */
export const cancelJob = (id: string): Promise<boolean> =>
  api.job.cancel({ id }).then(
    () => true,
    () => false,
  );

/** Downloads the refused rows; a failure is toasted. */
export const saveResult = (id: string): Promise<void> =>
  api.job.result({ id }).then(saveFile, () => {});
