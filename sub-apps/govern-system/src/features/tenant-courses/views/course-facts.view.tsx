import type { TenantCourseDetail } from '@edu/shared-utility';
import { Facts } from '@edu/shared-utility/admin';
import { theme } from 'antd';
import { phrases } from '../phrases';

type Chapters = TenantCourseDetail['chapters'];

/** Titles of chapters and lessons, with the targets of links. */
function Outline({ chapters }: { readonly chapters: Chapters }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  return (
    <ol style={{ margin: 0, paddingInlineStart: 20 }}>
      {chapters.map(({ id, title, lessons }) => (
        <li key={id} style={{ overflowWrap: 'anywhere' }}>
          {title}
          <ul style={{ paddingInlineStart: 20 }}>
            {lessons.map((lesson) => (
              <li key={lesson.id}>
                {lesson.title}{' '}
                <span style={{ color: token.colorTextSecondary }}>{t(`kinds.${lesson.kind}`)}</span>
                {lesson.url && <div>{lesson.url}</div>}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

const paragraphs = (text: string) => <span style={{ whiteSpace: 'pre-wrap' }}>{text}</span>;

/** The texts of a course. */
export function CourseFacts({ course }: { readonly course: TenantCourseDetail }) {
  const { t } = phrases.use();
  const { lessonCount: count, minutes, summary, description } = course;
  return (
    <Facts
      facts={[
        [t('status'), t(`states.${course.status}`)],
        [t('termination'), course.termination],
        [t('tenant'), course.saasName],
        [t('organ'), course.organName],
        [t('teacher'), course.teacherName],
        [t('size'), t('lessons', { count, minutes })],
        [t('summary'), summary && paragraphs(summary)],
        [t('description'), description && paragraphs(description)],
        [t('outline'), <Outline key="outline" chapters={course.chapters} />],
      ]}
    />
  );
}
