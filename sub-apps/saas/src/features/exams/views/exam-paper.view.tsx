import { data } from '../../../common/examining-data';
import { UserPaper } from '../../../common/user-paper/user-paper.view';

interface PaperProps {
  readonly examId: string;
  readonly userId: string;
  readonly onClose: () => void;
}

export const ExamPaper = ({ examId, userId, onClose }: PaperProps) => (
  <UserPaper
    read={data.useExamAnalysisFindUserPaperInfoQuery({ examId, userId })}
    onClose={onClose}
  />
);
