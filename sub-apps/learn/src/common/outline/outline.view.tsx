import type { StudentChapter } from '@edu/shared-utility';
import { theme } from 'antd';
import { phrases } from '../../phrases';
import { LessonLine } from './lesson-line.view';

interface Props {
  readonly chapters: readonly StudentChapter[];
  readonly courseId: string;
  /** Whether the person has the whole course; then no lesson is marked as a preview. */
  readonly granted: boolean;
  /** The open lesson; undefined on the course's own page. */
  readonly lessonId?: string;
}

/** The lessons of a course with the person's progress. */
export function Outline({ chapters, courseId, granted, lessonId }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  return (
    <nav aria-label={t('outline')}>
      {chapters.map(({ id, title, lessons }) => (
        <section key={id} aria-label={title} style={{ marginBottom: token.marginSM }}>
          <h3
            style={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: token.marginXS,
              margin: 0,
              padding: `${token.paddingXXS}px ${token.paddingSM}px`,
              fontSize: token.fontSize,
              overflowWrap: 'anywhere',
            }}
          >
            {title}
            <span style={{ fontWeight: 400, color: token.colorTextSecondary, flexShrink: 0 }}>
              {t('lessonsDone', {
                done: lessons.filter(({ done }) => done).length,
                all: lessons.length,
              })}
            </span>
          </h3>
          <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {lessons.map((lesson) => (
              <li key={lesson.id}>
                <LessonLine
                  granted={granted}
                  lesson={lesson}
                  courseId={courseId}
                  isCurrent={lesson.id === lessonId}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
