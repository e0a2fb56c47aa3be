import { formatDate } from '@edu/shared-utility';
import { data } from '../../../common/training-data';
import { UserPaper } from '../../../common/user-paper/user-paper.view';
import { figureWords } from '../phrases/figures';

interface Props {
  readonly itemId: string;
  readonly userId: string;
  readonly onClose: () => void;
}

/** A member's answers in an exam of a training, with their points. */
export function TrainPaper({ itemId, userId, onClose }: Props) {
  const { t } = figureWords.use();
  const read = data.useTrainItemGetUserPaperInfoQuery({ itemId, userId });
  const score = data.useTrainItemFindScoreByUserQuery({ itemId, userId }).currentData;
  return (
    <UserPaper read={read} onClose={onClose}>
      {score &&
        [
          t(score.passed ? 'passed' : 'missed'),
          t('attempts', { count: score.attempts }),
          formatDate(score.submittedAt, 'datetime'),
        ].join(' · ')}
    </UserPaper>
  );
}
