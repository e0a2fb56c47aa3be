import type { Sitting } from '@edu/shared-utility';
import { api, quietly } from '@edu/shared-utility';

/** A sitting as it was read, and `performance.now()` when it was asked for. */
export interface ReadSitting {
  readonly sitting: Sitting;
  readonly askedAt: number;
}

let opened: ReadSitting | null = null;

/** Begins a sitting or goes on with the open one: only now do its questions leave the server. @returns its id */
export async function openSitting(examId: string): Promise<string> {
  const askedAt = performance.now();
  const sitting = await api.sitting.open({ examId }, quietly);
  opened = { sitting, askedAt };
  return sitting.id;
}

/** What the page before has just opened is not read a second time. */
export async function readSitting(id: string, signal: AbortSignal): Promise<ReadSitting> {
  const loaded = opened;
  opened = null;
  if (loaded?.sitting.id === id) return loaded;
  const askedAt = performance.now();
  return { sitting: await api.sitting.findById({ id }, { ...quietly, signal }), askedAt };
}
