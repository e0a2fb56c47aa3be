import { toast } from '@edu/shared-utility';
import { useQuestion } from '@edu/shared-utility/admin';
import { type MoveRequest, useSendMove } from './send-move.hook';

interface Options<Move extends string, Confirmed extends Move> {
  readonly send: (move: Move) => MoveRequest;
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
  const sendMove = useSendMove();
  const [ask, questions] = useQuestion();
  const move = (name: Move, onMoved: (answer: unknown) => void): Promise<void> =>
    sendMove(send(name), onMoved);
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
