import { navigate, offerUndo, type Train, toast, useCan } from '@edu/shared-utility';
import { mayMoveTrain } from '@edu/shared-utility/data';
import { Button } from 'antd';
import { DetailHeader } from '../../../common/detail-header.view';
import { MoreMenu } from '../../../common/more-menu.view';
import { useRowMoves } from '../../../common/row-moves.hook';
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

type Move = 'publish' | 'unPublish' | 'copy' | 'delete';

/** Title and state of the training, and its actions. */
export function TrainHead({ train, saveFirst }: Props) {
  const { t } = phrases.use();
  const can = useCan();
  const moves = useTrainMoves();
  const { title } = train;
  const { move, moveAfterQuestion, questions } = useRowMoves<Move, 'publish' | 'delete'>({
    send: (name) => moves[name](train),
    title,
    t,
  });
  const isAllowed = (name: Move): boolean =>
    mayMoveTrain(name, train) &&
    can(name === 'copy' || name === 'delete' ? 'train.write' : 'train.publish');
  const items = [
    isAllowed('copy') && {
      key: 'copy',
      label: t('act.copy'),
      onClick: () =>
        void move('copy', (created) => {
          toast.success(t('done.copy', { title }));
          navigate(pageOfTrain((created as { id: string }).id));
        }),
    },
    isAllowed('unPublish') && {
      key: 'unPublish',
      label: t('act.unPublish'),
      onClick: () => void move('unPublish', () => void offerUndo(moves.unPublished(train))),
    },
    isAllowed('delete') && {
      key: 'delete',
      danger: true,
      label: t('act.delete'),
      onClick: () => moveAfterQuestion('delete', () => navigate('/saas/task')),
    },
  ];
  const publish = async (): Promise<void> => {
    if (await saveFirst()) moveAfterQuestion('publish');
  };
  return (
    <DetailHeader
      back={{ to: '/saas/task', label: t('label') }}
      title={title}
      tag={<StateTag train={train} />}
    >
      <MoreMenu label={t('more')} items={items} />
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
    </DetailHeader>
  );
}
