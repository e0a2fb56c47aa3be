import { type CourseCard, formatDate, type StudentCourse } from '@edu/shared-utility';
import { Cover } from '@edu/shared-utility/media';
import { theme } from 'antd';
import { Link } from 'react-router';
import { ProgressBar } from '../../../common/progress-bar.view';
import { phrases } from '../phrases';
import { CourseFacts } from './course-facts.view';

interface Props {
  readonly course: CourseCard & Partial<StudentCourse>;
}

/** A card that links to a course, with the person's progress. */
export function CourseCardView({ course }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { id, title, cover, teacherName, progress, finishedAt, expiresAt } = course;
  const secondaryText = { margin: 0, color: token.colorTextSecondary, fontSize: token.fontSizeSM };
  return (
    <article
      className="learn-card"
      style={{
        borderRadius: token.borderRadiusLG,
        background: token.colorBgContainer,
        border: `1px solid ${token.colorBorderSecondary}`,
      }}
    >
      <Cover address={cover} radius={0} />
      <div style={{ display: 'grid', gap: token.marginXXS, padding: token.paddingSM }}>
        <h3 style={{ margin: 0, fontSize: token.fontSizeLG, overflowWrap: 'anywhere' }}>
          <Link to={`/courses/${id}`} style={{ color: token.colorText, textDecoration: 'none' }}>
            {title}
          </Link>
        </h3>
        {teacherName && <p style={secondaryText}>{teacherName}</p>}
        <CourseFacts course={course} />
        {progress !== undefined && progress > 0 && (
          <ProgressBar value={progress} label={t('progressOf', { title })} />
        )}
        {finishedAt && (
          <p style={secondaryText}>{t('finished', { date: formatDate(finishedAt) })}</p>
        )}
        {expiresAt && !finishedAt && (
          <p style={secondaryText}>{t('expires', { date: formatDate(expiresAt) })}</p>
        )}
      </div>
    </article>
  );
}
