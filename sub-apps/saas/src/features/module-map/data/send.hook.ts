import { errorCodes, type ImportMapOutcome, useAppLife } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { useState } from 'react';

/** What a trigger of the data layer gives back. */
export interface SendResult {
  readonly data?: ImportMapOutcome;
  readonly error?: unknown;
}

export interface SendFault {
  /** Somebody else was quicker. */
  readonly isConflict: boolean;
  readonly message: string;
  /** What the server's look at the address found, one sentence each. */
  readonly problems: readonly string[];
  /** Anyone who knows better may carry on all the same. */
  readonly canForce: boolean;
}

function faultOf(error: unknown): SendFault {
  const { code, message, data } = failureOf(error);
  const { reason, problems, canForce } = (data ?? {}) as Record<string, unknown>;
  const list = Array.isArray(problems) ? problems.map(String) : [];
  // the server's own words are in English, and say more than its general sentence
  const text = typeof reason === 'string' && code === errorCodes.invalidInput ? reason : message;
  return {
    ...{ isConflict: code === errorCodes.conflict, message: text },
    ...{ problems: list, canForce: canForce === true },
  };
}

/** Sends a change once at a time, and keeps what the server said against it. */
export function useSend(
  send: (reason: string, force: boolean) => Promise<SendResult>,
  done: (outcome: ImportMapOutcome) => void,
  onConflict: () => void,
) {
  const life = useAppLife();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<SendFault | null>(null);
  const submit = async (reason: string, force: boolean): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setFault(null);
    const { data, error } = await send(reason, force);
    if (life.aborted) return;
    setBusy(false);
    if (data) return done(data);
    const next = faultOf(error);
    setFault(next);
    if (next.isConflict) onConflict();
  };
  return { isBusy, fault, submit };
}
