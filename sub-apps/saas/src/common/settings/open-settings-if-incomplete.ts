import { failureOf } from '@edu/shared-utility/data';

/** Publishes; where the row still lacks something, its settings open, since they list what. */
export async function openSettingsIfIncomplete<Result extends { readonly error?: unknown }>(
  sent: Promise<Result>,
  openSettings: () => void,
): Promise<Result> {
  const result = await sent;
  const detail: unknown = result.error === undefined ? null : failureOf(result.error).data;
  if (detail instanceof Object && 'problems' in detail) openSettings();
  return result;
}
