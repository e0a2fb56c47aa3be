import { type ArticleKind, type ArticleSummary, navigate } from '@edu/shared-utility';
import type { RowAction } from '@edu/shared-utility/admin';
import { mayMoveArticle } from '@edu/shared-utility/data';
import { useLocation } from 'react-router';
import { previewOf } from '../../../common/previews';
import { useArticleMoves } from '../data/article-moves.hook';
import { formPathOf } from '../data/kind';
import { phrases } from '../phrases';

interface Options {
  readonly kind: ArticleKind;
  readonly onReturn: (article: ArticleSummary) => void;
  readonly onSchedule: (article: ArticleSummary) => void;
}

/** The actions of an article in the list: its transitions, editing and the preview. */
export function useListActions({
  kind,
  onReturn,
  onSchedule,
}: Options): RowAction<ArticleSummary>[] {
  const { t } = phrases.use();
  // The form's link back leads to the list with its conditions.
  const { search } = useLocation();
  const articleMoves = useArticleMoves();
  const idAndVersion = ({ id, version }: ArticleSummary) => ({ id, version });
  const cannotMove =
    (...moves: Parameters<typeof mayMoveArticle>[0][]) =>
    (row: ArticleSummary): boolean =>
      !moves.some((move) => mayMoveArticle(move, row));
  return [
    {
      key: 'edit',
      label: t('edit'),
      permission: 'cms.write',
      hidden: cannotMove('edit', 'revise'),
      to: ({ id }) => formPathOf(kind, id) + search,
    },
    {
      key: 'submit',
      label: t('submit'),
      permission: 'cms.write',
      hidden: cannotMove('submit'),
      send: (row) => articleMoves.submit(idAndVersion(row)),
      done: () => t('done.submit'),
    },
    {
      key: 'publish',
      label: t('publish'),
      permission: 'cms.publish',
      hidden: cannotMove('publish'),
      send: (row) => articleMoves.publish(idAndVersion(row)),
      done: () => t('done.publish'),
    },
    {
      key: 'giveBack',
      label: t('giveBack'),
      permission: 'cms.publish',
      hidden: cannotMove('giveBack'),
      run: onReturn,
    },
    {
      key: 'schedule',
      label: t('schedule'),
      permission: 'cms.publish',
      inMenu: true,
      hidden: cannotMove('schedule'),
      run: onSchedule,
    },
    {
      key: 'unschedule',
      label: t('unschedule'),
      permission: 'cms.publish',
      hidden: cannotMove('unschedule'),
      send: (row) => articleMoves.unschedule(idAndVersion(row)),
      done: () => t('done.unschedule'),
    },
    {
      key: 'preview',
      label: t('preview'),
      inMenu: true,
      run: ({ id }) => navigate(previewOf(kind, id)),
    },
    {
      key: 'withdraw',
      label: t('withdraw'),
      permission: 'cms.write',
      inMenu: true,
      hidden: cannotMove('withdraw'),
      send: (row) => articleMoves.withdraw(idAndVersion(row)),
      done: () => t('done.withdraw'),
    },
    {
      key: 'unPublish',
      label: t('unPublish'),
      permission: 'cms.publish',
      inMenu: true,
      hidden: cannotMove('unPublish'),
      confirm: ({ title }) => ({
        title: t('unPublishTitle', { title }),
        hint: t('unPublishHint'),
      }),
      send: (row) => articleMoves.unPublish(idAndVersion(row)),
      done: () => t('done.unPublish'),
    },
    {
      key: 'delete',
      label: t('delete'),
      permission: 'cms.write',
      danger: true,
      inMenu: true,
      hidden: cannotMove('delete'),
      confirm: ({ title }) => ({ title: t('deleteTitle', { title }), hint: t('deleteHint') }),
      send: (row) => articleMoves.delete(idAndVersion(row)),
      done: () => t('done.delete'),
    },
  ];
}
