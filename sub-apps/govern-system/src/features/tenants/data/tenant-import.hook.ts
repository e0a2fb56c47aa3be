import { type JobDetail, toFailure, useAppLife } from '@edu/shared-utility';
import { useState } from 'react';
import { data } from '../../../common/data';
import { saveFailedRows, saveTemplate, sendTenants } from './tenant-files';

export type ImportState =
  | { readonly status: 'idle'; readonly message: string | null }
  | { readonly status: 'sending' }
  | {
      readonly status: 'running' | 'over';
      readonly job: JobDetail | undefined;
      readonly id: string;
    };

const isOver = (job: JobDetail | undefined): boolean =>
  job !== undefined && job.state !== 'queued' && job.state !== 'running';

/** Milliseconds between two looks at a job that is under way. */
const LOOK = 1000;

/** An upload of tenants: sent, then followed as a job, whether or not this dialog stays open. */
export function useTenantImport(onImported: () => void) {
  const life = useAppLife();
  const [id, setId] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const { data: job } = data.useJobFindByIdQuery(
    { id: id ?? '' },
    { skip: id === null, pollingInterval: over ? 0 : LOOK },
  );
  const [cancel] = data.useJobCancelMutation();
  if (id !== null && !over && isOver(job) && job?.id === id) {
    setOver(true);
    // after this drawing: the list belongs to another component
    queueMicrotask(onImported);
  }

  const told = async (work: Promise<unknown>): Promise<void> => {
    try {
      await work;
    } catch (error) {
      if (!life.aborted) setMessage(toFailure(error).message);
    }
  };

  const send = async (file: File): Promise<void> => {
    setMessage(null);
    setSending(true);
    try {
      const made = await sendTenants(file);
      if (life.aborted) return;
      setOver(false);
      setId(made);
    } catch (error) {
      if (life.aborted) return;
      const { fields, message: said } = toFailure(error);
      setMessage(fields.file ?? said);
    } finally {
      if (!life.aborted) setSending(false);
    }
  };

  const state: ImportState =
    id !== null
      ? { status: over ? 'over' : 'running', job: job?.id === id ? job : undefined, id }
      : isSending
        ? { status: 'sending' }
        : { status: 'idle', message };
  return {
    state,
    /** What could not be downloaded or stopped. */
    message,
    send: (file: File) => void send(file),
    stop: () => void (id !== null && cancel({ id })),
    again: () => {
      setId(null);
      setMessage(null);
    },
    template: () => void told(saveTemplate()),
    result: () => void (id !== null && told(saveFailedRows(id))),
  };
}
