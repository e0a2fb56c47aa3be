import { api, type NoticeState, toFailure } from '@edu/shared-utility';

/** What the server sends this person about ordinary activity; null where it is one without such a call. */
export async function readNotices(signal: AbortSignal): Promise<NoticeState | null> {
  try {
    return await api.notice.state(undefined, { signal });
  } catch (error) {
    if (toFailure(error).absent) return null;
    throw error;
  }
}

/** @returns what holds from now on */
export const chooseNotices = (newNetwork: NoticeState['newNetwork']): Promise<NoticeState> =>
  api.notice.choose({ newNetwork });
