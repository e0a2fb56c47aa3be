import { adminPhrases } from '@edu/shared-utility/admin';
import { useParams } from 'react-router';
import { useCourse } from '../../../common/course.hook';
import { CourseNotReady } from '../../../common/course-not-ready.view';
import { phrases } from '../phrases';
import { Player } from './player.view';

export const prepare = () => Promise.all([phrases.load(), adminPhrases.load()]);

/** /learn/courses/:courseId/:lessonId: one lesson, with outline and notes beside it. */
export default function PlayerPage() {
  const { courseId = '', lessonId = '' } = useParams();
  const { load, reload } = useCourse(courseId);
  if (load.status !== 'ready') return <CourseNotReady load={load} onRetry={reload} />;
  return <Player key={courseId} lessonId={lessonId} course={load} onChanged={reload} />;
}
