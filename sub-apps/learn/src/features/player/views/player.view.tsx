import type { LessonProgress } from '@edu/shared-utility';
import { usePageName } from '@edu/shared-utility/data';
import { theme } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CourseLoad } from '../../../common/course.hook';
import { isOpen, lessonsOf, neighbours } from '../../../common/outline/outline';
import { usePageEdge } from '../../../common/page-edge.hook';
import { useCourseProgress } from '../data/course-progress.hook';
import { ClosedLesson } from './closed-lesson.view';
import { LessonFoot } from './lesson-foot.view';
import { LessonHead } from './lesson-head.view';
import { OpenLesson } from './open-lesson.view';
import { SidePanel } from './side-panel.view';

interface Props {
  readonly lessonId: string;
  readonly course: Extract<CourseLoad, { status: 'ready' }>;
  /** Called when lessons may have been unlocked or the course was withdrawn, to refetch. */
  readonly onChanged: () => void;
}

/** A course with the lesson that is being learned. */
export function Player({ lessonId, course, onChanged }: Props) {
  const { token } = theme.useToken();
  const edge = usePageEdge();
  const navigate = useNavigate();
  const { detail } = course;
  const progressByLesson = useCourseProgress(onChanged);
  const chapters = progressByLesson.withGained(course.chapters);
  const lesson = lessonsOf(chapters).find(({ id }) => id === lessonId);
  const { before, after } = neighbours(chapters, lessonId);
  const [position, setPosition] = useState(0);
  const title = lesson?.title ?? null;
  usePageName(title ?? detail.title);

  const { granted } = detail;
  // The course may have been granted meanwhile, and then progress has to be recorded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested once per lesson
  useEffect(() => {
    setPosition(0);
    if (!granted) onChanged();
  }, [lessonId]);
  const isClosed = !granted && lesson?.preview === false;

  const latest = useRef(lesson);
  latest.current = lesson;
  const { report } = progressByLesson;
  const onProgress = useCallback(
    (id: string, progress: LessonProgress) =>
      report(id, progress, latest.current?.id === id && latest.current.done),
    [report],
  );
  const open = (next: typeof before) => (): void => {
    if (next) navigate(`/courses/${detail.id}/${next.id}`);
  };
  return (
    <section
      aria-label={detail.title}
      data-fits-phone
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: token.margin,
        alignItems: 'start',
        margin: `${token.margin}px ${edge}px`,
      }}
    >
      <div style={{ flex: '3 1 420px', minWidth: 0 }}>
        <LessonHead
          course={detail}
          lesson={lesson ?? null}
          progress={progressByLesson.progress ?? detail.progress}
        />
        {lesson && isOpen(lesson) && !isClosed ? (
          <OpenLesson
            key={`${lesson.id} ${granted}`}
            courseId={detail.id}
            lesson={lesson}
            isCounted={granted}
            onProgress={onProgress}
            onGone={onChanged}
            onPosition={setPosition}
            onNext={open(after)}
            onPrevious={open(before)}
          />
        ) : (
          <ClosedLesson lesson={lesson ?? null} courseId={detail.id} isGranted={!isClosed} />
        )}
        {lesson && (
          <LessonFoot
            isCounted={granted}
            lesson={lesson}
            finishedAt={progressByLesson.finishedAt ?? detail.finishedAt}
            onPrevious={before && open(before)}
            onNext={after && open(after)}
          />
        )}
      </div>
      <SidePanel
        courseId={detail.id}
        chapters={chapters}
        lessonId={lessonId}
        granted={granted}
        canAddNotes={granted && lesson !== undefined && isOpen(lesson)}
        position={position}
      />
    </section>
  );
}
