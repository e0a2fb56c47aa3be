import { type DeclarationSummary, toast } from '@edu/shared-utility';
import { data } from '../../../common/oversight-data';
import { useReasonedMove } from '../../../common/reasoned-move.hook';
import { ReasonedMoveDialog } from '../../../common/reasoned-move.view';
import { titlePadding } from '../../../common/title-padding';
import { phrases } from '../phrases';

interface Props {
  readonly declaration: DeclarationSummary;
  readonly onClose: () => void;
}

const input = { id: 'declaration-reason', rows: 3, limit: 300 };

/** Asks for the reason of a return, and names its consequence. */
export function ReturnDialog({ declaration, onClose }: Props) {
  const { t } = phrases.use();
  const [giveBack] = data.useDeclarationReviewGiveBackMutation();
  const move = useReasonedMove({
    initial: declaration,
    mayMove: ({ status }) => status === 'submitted',
    send: giveBack,
    onMoved: ({ title }) => {
      toast.success(t('returned', { title }));
      onClose();
    },
    missing: t('reasonEmpty'),
  });
  const { title, organName, status } = move.row;
  return (
    <ReasonedMoveDialog
      move={move}
      input={input}
      onClose={onClose}
      styles={{ title: titlePadding }}
      words={{
        title: t('giveBackTitle', { title }),
        send: t('giveBack'),
        cancel: t('cancel'),
        close: t('close'),
        gone: t('gone'),
        changed: t('changedMeanwhile', { state: t(`is.${status}`) }),
        hint: t('giveBackHint', { organ: organName }),
        reason: t('reason'),
      }}
    />
  );
}
