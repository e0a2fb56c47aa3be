import { errorCodes, type ImportMapOutcome, useAppLife } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { useState } from 'react';

/** The result of a mutation trigger. */
export interface SendResult {
  readonly data?: ImportMapOutcome;
  readonly error?: unknown;
}

export interface SendFault {
  /** Somebody else changed it first. */
  readonly isConflict: boolean;
  readonly message: string;
  /** The findings of the server's check of the address, one sentence each. */
  readonly problems: readonly string[];
  /** True if the person may apply it nevertheless. */
  readonly canForce: boolean;
}

function sendFault(error: unknown): SendFault {
  const { code, message, data } = failureOf(error);
  const { reason, problems, canForce } = (data ?? {}) as Record<string, unknown>;
  const list = Array.isArray(problems) ? problems.map(String) : [];
  // The server's own reason is in English, but more precise than the general message.
  const text = typeof reason === 'string' && code === errorCodes.invalidInput ? reason : message;
  return {
    ...{ isConflict: code === errorCodes.conflict, message: text },
    ...{ problems: list, canForce: canForce === true },
  };
}

/** Sends a change, one at a time, and stores the server's objections. */
export function useSend(
  send: (reason: string, force: boolean) => Promise<SendResult>,
  done: (outcome: ImportMapOutcome) => void,
  onConflict: () => void,
) {
  const appSignal = useAppLife();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<SendFault | null>(null);
  const submit = async (reason: string, force: boolean): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setFault(null);
    const { data, error } = await send(reason, force);
    if (appSignal.aborted) return;
    setBusy(false);
    if (data) return done(data);
    const next = sendFault(error);
    setFault(next);
    if (next.isConflict) onConflict();
  };
  return { isBusy, fault, submit };
}
