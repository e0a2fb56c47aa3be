import { toast, useAppLife } from '@edu/shared-utility';
import { useQuestion } from '@edu/shared-utility/admin';
import { failureOf } from '@edu/shared-utility/data';

interface Options<Move extends string, Confirmed extends Move> {
  readonly send: (move: Move) => PromiseLike<{ readonly data?: unknown; readonly error?: unknown }>;
  /** Texts of the question before a move, and of the message after it. */
  readonly wordsOf: (move: Confirmed) => {
    readonly title: string;
    readonly content: string;
    readonly okText: string;
    readonly done: string;
  };
  readonly cancelText: string;
}

/** Changes the state of a detail page's row; a refusal is shown as a toast. */
export function useRowMoves<Move extends string, Confirmed extends Move>({
  send,
  wordsOf,
  cancelText,
}: Options<Move, Confirmed>) {
  const life = useAppLife();
  const [ask, questions] = useQuestion();
  const move = async (name: Move, onMoved: (answer: unknown) => void): Promise<void> => {
    const answer = await send(name);
    if (life.aborted) return;
    if (answer.error) toast.error(failureOf(answer.error).message);
    else onMoved(answer.data);
  };
  const moveAfterQuestion = (name: Confirmed, onMoved?: () => void): void => {
    const { done, ...question } = wordsOf(name);
    const onOk = (): void =>
      void move(name, () => {
        toast.success(done);
        onMoved?.();
      });
    ask({ ...question, cancelText, danger: name === 'delete', onOk });
  };
  return { move, moveAfterQuestion, questions };
}
