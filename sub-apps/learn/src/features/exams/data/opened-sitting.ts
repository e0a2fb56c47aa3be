import type { Sitting } from '@edu/shared-utility';
import { api, withoutToast } from '@edu/shared-utility';

/** A loaded sitting, with `performance.now()` at its request. */
export interface ReadSitting {
  readonly sitting: Sitting;
  readonly requestedAt: number;
}

let opened: ReadSitting | null = null;

/** Opens a sitting or continues the open one; only then does the server send its questions. @returns its id */
export async function openSitting(examId: string): Promise<string> {
  const requestedAt = performance.now();
  const sitting = await api.sitting.open({ examId }, withoutToast);
  opened = { sitting, requestedAt };
  return sitting.id;
}

/** A sitting that the previous page has just opened is not loaded again. */
export async function readSitting(id: string, signal: AbortSignal): Promise<ReadSitting> {
  const loaded = opened;
  opened = null;
  if (loaded?.sitting.id === id) return loaded;
  const requestedAt = performance.now();
  return { sitting: await api.sitting.findById({ id }, { ...withoutToast, signal }), requestedAt };
}
