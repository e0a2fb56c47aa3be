import { type TrainSummary, type UndoOffer, useCan } from '@edu/shared-utility';
import type { RowAction } from '@edu/shared-utility/admin';
import { failureOf, mayMoveTrain, type TrainMove } from '@edu/shared-utility/data';
import { useNavigate } from 'react-router';
import { openSettingsIfIncomplete } from '../../../common/settings/open-settings-if-incomplete';
import { data } from '../../../common/training-data';
import { phrases } from '../phrases';

export const pageOfTrain = (id: string, tab = 'basics'): string => `/saas/task/${id}/${tab}`;

type VersionedId = Pick<TrainSummary, 'id' | 'version'>;

/** The transitions of a training, each with its success message. */
export function useTrainMoves() {
  const { t } = phrases.use();
  const [publish] = data.useTrainPublishMutation();
  const [unPublish] = data.useTrainUnPublishMutation();
  const [copy] = data.useTrainCopyMutation();
  const [remove] = data.useTrainDeleteMutation();
  const idAndVersion = ({ id, version }: VersionedId) => ({ id, version });
  return {
    publish: (train: VersionedId) => publish(idAndVersion(train)),
    unPublish: (train: VersionedId) => unPublish(idAndVersion(train)),
    copy: ({ id }: VersionedId) => copy({ id }),
    delete: (train: VersionedId) => remove(idAndVersion(train)),
    unPublished: ({ id, title }: Pick<TrainSummary, 'id' | 'title'>): UndoOffer => ({
      message: t('done.unPublish', { title }),
      undo: () => publish({ id }).unwrap(),
      undone: t('undone'),
      failed: (error) => failureOf(error).message,
    }),
  };
}

/** The actions on a training of the list, following the table of transitions. */
export function useTrainActions(): RowAction<TrainSummary>[] {
  const { t } = phrases.use();
  const can = useCan();
  const moves = useTrainMoves();
  const navigate = useNavigate();
  const isForbidden = (move: TrainMove) => (train: TrainSummary) => !mayMoveTrain(move, train);
  const confirmationOf = (move: 'publish' | 'delete') => ({
    confirm: ({ title }: TrainSummary) => ({
      title: t(`ask.${move}`, { title }),
      hint: t(`hint.${move}`),
    }),
    send: moves[move],
    done: ({ title }: TrainSummary) => t(`done.${move}`, { title }),
  });
  return [
    {
      key: 'edit',
      label: t('act.edit'),
      labelOf: () => t(can('train.write') ? 'act.edit' : 'act.open'),
      to: ({ id }) => `/task/${id}/basics`,
    },
    {
      key: 'publish',
      label: t('act.publish'),
      permission: 'train.publish',
      hidden: isForbidden('publish'),
      ...confirmationOf('publish'),
      send: (train) =>
        openSettingsIfIncomplete(
          moves.publish(train),
          () => void navigate(`/task/${train.id}/basics`),
        ),
    },
    {
      key: 'statistics',
      label: t('act.statistics'),
      hidden: ({ status }) => status === 'draft',
      to: ({ id }) => `/task/${id}/statistics`,
    },
    {
      key: 'people',
      label: t('act.people'),
      inMenu: true,
      to: ({ id }) => `/task/${id}/people`,
    },
    {
      key: 'unPublish',
      label: t('act.unPublish'),
      permission: 'train.publish',
      inMenu: true,
      hidden: isForbidden('unPublish'),
      send: moves.unPublish,
      done: moves.unPublished,
    },
    {
      key: 'copy',
      label: t('act.copy'),
      permission: 'train.write',
      inMenu: true,
      send: moves.copy,
      done: ({ title }) => t('done.copy', { title }),
    },
    {
      key: 'delete',
      label: t('act.delete'),
      permission: 'train.write',
      danger: true,
      inMenu: true,
      hidden: isForbidden('delete'),
      ...confirmationOf('delete'),
    },
  ];
}
