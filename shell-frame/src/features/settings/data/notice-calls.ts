import { api, type NoticeState, toFailure } from '@edu/shared-utility';

/** The person's notification settings; null where the server has no such call. */
export async function readNotices(signal: AbortSignal): Promise<NoticeState | null> {
  try {
    return await api.notice.state(undefined, { signal });
  } catch (error) {
    if (toFailure(error).absent) return null;
    throw error;
  }
}

/** @returns the new settings */
export const saveNotices = (newNetwork: NoticeState['newNetwork']): Promise<NoticeState> =>
  api.notice.choose({ newNetwork });
