import type { ProofNeeded } from '../contract';
import { on } from '../events';
import type { ProofPort } from '../http';
import { context } from '../storage';

/**
 * Asks the person to prove who they are: true once they have, false when they would not. The signal
 * closes a question whose answer is no longer awaited.
 */
export type AskForProof = (needed: ProofNeeded, signal: AbortSignal) => Promise<boolean>;

interface Question {
  readonly answer: Promise<boolean>;
  readonly controller: AbortController;
  waiting: number;
}

let asker: AskForProof | null = null;
let question: Question | null = null;
let round = 0;

const dismiss = (): void => question?.controller.abort();

/** Ends with its signal, whatever the asker does. */
function put(ask: AskForProof, needed: ProofNeeded): Question {
  const controller = new AbortController();
  const { signal } = controller;
  const aborted = new Promise<boolean>((resolve) => {
    signal.addEventListener('abort', () => resolve(false));
  });
  // a proof belongs to the session: another one, or none, needs another question
  const stops = [context.subscribe('token', dismiss), on('session:ended', dismiss)];
  const answer = Promise.race([ask(needed, signal).catch(() => false), aborted]).then((proved) => {
    for (const stop of stops) stop();
    question = null;
    if (proved) round += 1;
    return proved;
  });
  return { answer, controller, waiting: 0 };
}

async function ask(needed: ProofNeeded, since: number, signal?: AbortSignal) {
  if (since !== round) return true;
  if (!asker) return null;
  if (signal?.aborted) return false;
  question ??= put(asker, needed);
  const mine = question;
  mine.waiting += 1;
  const gone = new Promise<boolean>((resolve) => {
    signal?.addEventListener('abort', () => resolve(false), { once: true });
  });
  const proved = await Promise.race([mine.answer, gone]);
  mine.waiting -= 1;
  if (mine.waiting === 0 && question === mine) mine.controller.abort();
  return proved;
}

/** Calls that need a fresh proof ask here: one question for all that wait. */
export const proofPort: ProofPort = { round: () => round, ask };

/** Anyone who draws the question; the returned function ends that, and what is being asked. */
export function askForProofWith(next: AskForProof): () => void {
  asker = next;
  return () => {
    if (asker !== next) return;
    asker = null;
    dismiss();
  };
}
