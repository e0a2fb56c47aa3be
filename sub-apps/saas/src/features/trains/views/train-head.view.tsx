import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import { navigate, offerUndo, type Train, toast, useAppLife, useCan } from '@edu/shared-utility';
import { useQuestion } from '@edu/shared-utility/admin';
import { failureOf, mayMoveTrain } from '@edu/shared-utility/data';
import { Button, Dropdown } from 'antd';
import { RowHead } from '../../../common/row-head.view';
import { pageOfTrain, useTrainMoves } from '../data/train-actions.hook';
import { phrases } from '../phrases';
import { StateTag } from './state-tag.view';

interface Props {
  readonly train: Train;
  /**
   * Saves pending changes.
   *
   * @returns whether everything is saved
   */
  readonly saveFirst: () => Promise<boolean>;
}

type Answer = Promise<{ readonly data?: unknown; readonly error?: unknown }>;
type Move = 'publish' | 'unPublish' | 'copy' | 'delete';

/** Title and state of the training, and its actions. */
export function TrainHead({ train, saveFirst }: Props) {
  const { t } = phrases.use();
  const can = useCan();
  const life = useAppLife();
  const moves = useTrainMoves();
  const [ask, questions] = useQuestion();
  const { title } = train;
  const act = async (move: Move, done: (answer: unknown) => void): Promise<void> => {
    const answer: Awaited<Answer> = await moves[move](train);
    if (life.aborted) return;
    if (answer.error) toast.error(failureOf(answer.error).message);
    else done(answer.data);
  };
  const askFirst = (move: 'publish' | 'delete', done: () => void): void =>
    ask({
      title: t(`ask.${move}`, { title }),
      content: t(`hint.${move}`),
      okText: t(`act.${move}`),
      cancelText: t('cancel'),
      danger: move === 'delete',
      onOk: () =>
        void act(move, () => {
          toast.success(t(`done.${move}`, { title }));
          done();
        }),
    });
  const isAllowed = (move: Move): boolean =>
    mayMoveTrain(move, train) &&
    can(move === 'copy' || move === 'delete' ? 'train.write' : 'train.publish');
  const items = [
    isAllowed('copy') && {
      key: 'copy',
      label: t('act.copy'),
      onClick: () =>
        void act('copy', (created) => {
          toast.success(t('done.copy', { title }));
          navigate(pageOfTrain((created as { id: string }).id));
        }),
    },
    isAllowed('unPublish') && {
      key: 'unPublish',
      label: t('act.unPublish'),
      onClick: () => void act('unPublish', () => void offerUndo(moves.unPublished(train))),
    },
    isAllowed('delete') && {
      key: 'delete',
      danger: true,
      label: t('act.delete'),
      onClick: () => askFirst('delete', () => navigate('/saas/task')),
    },
  ].filter((item) => item !== false);
  const publish = async (): Promise<void> => {
    if (await saveFirst()) askFirst('publish', () => {});
  };
  return (
    <RowHead
      back={{ to: '/saas/task', label: t('label') }}
      title={title}
      tag={<StateTag train={train} />}
    >
      {items.length > 0 && (
        <Dropdown trigger={['click']} menu={{ items }}>
          <Button icon={<DownOutlined aria-hidden />} iconPlacement="end">
            {t('more')}
          </Button>
        </Dropdown>
      )}
      {isAllowed('publish') && (
        <Button
          type="primary"
          disabled={train.problems.some(({ blocks }) => blocks)}
          onClick={() => void publish()}
        >
          {t('act.publish')}
        </Button>
      )}
      {questions}
    </RowHead>
  );
}
