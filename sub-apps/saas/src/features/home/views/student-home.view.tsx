import type { HomePlace } from '@edu/shared-utility';
import { PanelGrid } from './panel.view';
import { learningPage, StudentCourses } from './student-courses.view';
import { examsPage, StudentExams } from './student-exams.view';
import { StudentMessages } from './student-messages.view';
import { StudentPlace } from './student-place.view';
import { StudentSafety } from './student-safety.view';

interface Props {
  /** The student's organisation and branch; null while loading, undefined if it failed. */
  readonly place: HomePlace | null | undefined;
  readonly hasPage: (path: string) => boolean;
}

/** The home page of a student: each panel loads its own data. */
export const StudentHome = ({ place, hasPage }: Props) => (
  <PanelGrid>
    {hasPage(learningPage) && <StudentCourses />}
    {hasPage(examsPage) && <StudentExams />}
    <StudentMessages />
    <StudentSafety />
    {place !== undefined && <StudentPlace place={place} />}
  </PanelGrid>
);
