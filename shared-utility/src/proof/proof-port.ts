import type { ProofNeeded } from '../contract';
import { on } from '../events';
import type { ProofPort } from '../http';
import { context } from '../storage';

/**
 * Asks the person for a proof: true once given, false when declined. The signal closes a question whose answer is
 * no longer needed.
 */
export type AskForProof = (needed: ProofNeeded, signal: AbortSignal) => Promise<boolean>;

interface Question {
  readonly answer: Promise<boolean>;
  readonly controller: AbortController;
  waiting: number;
}

let proofHandler: AskForProof | null = null;
let question: Question | null = null;
let proofCount = 0;

const dismiss = (): void => question?.controller.abort();

/** Starts a question that ends with its signal, whatever the component does. */
function openQuestion(askForProofNow: AskForProof, needed: ProofNeeded): Question {
  const controller = new AbortController();
  const { signal } = controller;
  const aborted = new Promise<boolean>((resolve) => {
    signal.addEventListener('abort', () => resolve(false));
  });
  // A proof belongs to one session, so a change or end of the session dismisses the question.
  const stops = [context.subscribe('token', dismiss), on('session:ended', dismiss)];
  const answer = Promise.race([askForProofNow(needed, signal).catch(() => false), aborted]).then(
    (proved) => {
      for (const stop of stops) stop();
      question = null;
      if (proved) proofCount += 1;
      return proved;
    },
  );
  return { answer, controller, waiting: 0 };
}

async function askForProof(needed: ProofNeeded, since: number, signal?: AbortSignal) {
  if (since !== proofCount) return true;
  if (!proofHandler) return null;
  if (signal?.aborted) return false;
  question ??= openQuestion(proofHandler, needed);
  const currentQuestion = question;
  currentQuestion.waiting += 1;
  const aborted = new Promise<boolean>((resolve) => {
    signal?.addEventListener('abort', () => resolve(false), { once: true });
  });
  const proved = await Promise.race([currentQuestion.answer, aborted]);
  currentQuestion.waiting -= 1;
  if (currentQuestion.waiting === 0 && question === currentQuestion)
    currentQuestion.controller.abort();
  return proved;
}

/** Calls that need a fresh proof ask here; all waiting calls share one question. */
export const proofPort: ProofPort = { proofCount: () => proofCount, ask: askForProof };

/**
 * Registers the component that shows the question; the returned function removes it and dismisses an open question.
 */
export function askForProofWith(next: AskForProof): () => void {
  proofHandler = next;
  return () => {
    if (proofHandler !== next) return;
    proofHandler = null;
    dismiss();
  };
}
