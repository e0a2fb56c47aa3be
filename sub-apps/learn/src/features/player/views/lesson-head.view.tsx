import type { StudentCourseDetail, StudentLesson } from '@edu/shared-utility';
import { theme } from 'antd';
import { Link } from 'react-router';
import { ProgressBar } from '../../../common/progress-bar.view';
import { phrases } from '../phrases';

interface Props {
  readonly course: StudentCourseDetail;
  readonly lesson: StudentLesson | null;
  readonly progress: number;
}

/** Titles of course and lesson, and the progress of the course. */
export function LessonHead({ course, lesson, progress }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  return (
    <header style={{ marginBottom: token.marginSM }}>
      <Link
        to={`/courses/${course.id}`}
        aria-label={t('course', { title: course.title })}
        style={{ color: token.colorLink }}
      >
        {course.title}
      </Link>
      <h1 style={{ margin: 0, fontSize: token.fontSizeHeading4, overflowWrap: 'anywhere' }}>
        {lesson?.title ?? course.title}
      </h1>
      {course.granted && (
        <ProgressBar value={progress} label={t('courseProgress', { title: course.title })} />
      )}
    </header>
  );
}
