import { formatDate, type StudentChapter, type StudentCourseDetail } from '@edu/shared-utility';
import { Cover } from '@edu/shared-utility/media';
import { Alert, Button, theme } from 'antd';
import { useNavigate } from 'react-router';
import { lessonToOpen } from '../../../common/outline/outline';
import { ProgressBar } from '../../../common/progress-bar.view';
import { phrases } from '../phrases';
import { CourseFacts } from './course-facts.view';

interface Props {
  readonly course: StudentCourseDetail;
  readonly chapters: readonly StudentChapter[];
}

/** The course's header, with a button to its next lesson. */
export function CourseHead({ course, chapters }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const navigate = useNavigate();
  const { id, title, summary, teacherName, progress, finishedAt, expiresAt, inOrder } = course;
  const next = lessonToOpen(chapters, course.lastLessonId);
  const buttonText = finishedAt
    ? t('again')
    : progress > 0 || course.lastAt
      ? t('goOn')
      : t('start');
  return (
    <header
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: token.marginLG,
        margin: `${token.margin}px 0`,
        padding: token.padding,
        borderRadius: token.borderRadiusLG,
        background: token.colorBgContainer,
      }}
    >
      <div style={{ flex: '0 1 320px' }}>
        <Cover address={course.cover} />
      </div>
      <div style={{ flex: '1 1 280px', minWidth: 0, display: 'grid', gap: token.marginXS }}>
        <h1 style={{ margin: 0, fontSize: token.fontSizeHeading3, overflowWrap: 'anywhere' }}>
          {title}
        </h1>
        <CourseFacts course={course} />
        {teacherName && <p style={{ margin: 0 }}>{t('teacher', { name: teacherName })}</p>}
        {summary && <p style={{ margin: 0, overflowWrap: 'anywhere' }}>{summary}</p>}
        {course.granted ? (
          <ProgressBar value={progress} label={t('progressOf', { title })} />
        ) : (
          <Alert type="info" showIcon title={t('previewOnly')} />
        )}
        {finishedAt && (
          <p style={{ margin: 0 }}>{t('finished', { date: formatDate(finishedAt) })}</p>
        )}
        {expiresAt && <p style={{ margin: 0 }}>{t('expires', { date: formatDate(expiresAt) })}</p>}
        {inOrder && <p style={{ margin: 0, color: token.colorTextSecondary }}>{t('inOrder')}</p>}
        {next && (
          <div>
            <Button
              type="primary"
              size="large"
              onClick={() => navigate(`/courses/${id}/${next.id}`)}
            >
              {buttonText}
            </Button>
          </div>
        )}
      </div>
    </header>
  );
}
