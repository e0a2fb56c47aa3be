import { toast } from '@edu/shared-utility';
import { useQuestion } from '@edu/shared-utility/admin';
import { type MoveRequest, useSendMove } from './send-move.hook';

/** The phrases of a page with these moves. */
interface Translate<Move extends string> {
  (key: `hint.${Move}` | `act.${Move}` | 'cancel'): string;
  (key: `ask.${Move}` | `done.${Move}`, values: { title: string }): string;
}

interface Options<Move extends string, Confirmed extends Move> {
  readonly send: (move: Move) => MoveRequest;
  readonly title: string;
  readonly t: Translate<Confirmed>;
}

/** Changes the state of a detail page's row; a refusal is shown as a toast. */
export function useRowMoves<Move extends string, Confirmed extends Move>({
  send,
  title,
  t,
}: Options<Move, Confirmed>) {
  const sendMove = useSendMove();
  const [ask, questions] = useQuestion();
  const move = (name: Move, onMoved: (answer: unknown) => void): Promise<void> =>
    sendMove(send(name), onMoved);
  const moveAfterQuestion = (name: Confirmed, onMoved?: () => void): void =>
    ask({
      title: t(`ask.${name}`, { title }),
      content: t(`hint.${name}`),
      okText: t(`act.${name}`),
      cancelText: t('cancel'),
      danger: name === 'delete',
      onOk: () =>
        void move(name, () => {
          toast.success(t(`done.${name}`, { title }));
          onMoved?.();
        }),
    });
  return { move, moveAfterQuestion, questions };
}
