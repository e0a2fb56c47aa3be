import type { HomePlace } from '@edu/shared-utility';
import { PanelGrid } from './panel.view';
import { learningPage, StudentCourses } from './student-courses.view';
import { examsPage, StudentExams } from './student-exams.view';
import { StudentMessages } from './student-messages.view';
import { StudentPlace } from './student-place.view';
import { StudentSafety } from './student-safety.view';

interface Props {
  /** Where they belong; null before it has come, undefined where it will not. */
  readonly place: HomePlace | null | undefined;
  readonly has: (path: string) => boolean;
}

/** A student's home: each part asks for its own, beside the others. */
export const StudentHome = ({ place, has }: Props) => (
  <PanelGrid>
    {has(learningPage) && <StudentCourses />}
    {has(examsPage) && <StudentExams />}
    <StudentMessages />
    <StudentSafety />
    {place !== undefined && <StudentPlace place={place} />}
  </PanelGrid>
);
