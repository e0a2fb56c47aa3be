import { type Course, formatNumber } from '@edu/shared-utility';
import { RichTextView, richTextOf } from '@edu/shared-utility/rich-text';
import { Tag, theme } from 'antd';
import type { CourseValues } from '../data/course-values';
import { phrases } from '../phrases';

interface Props {
  readonly course: Course;
  readonly values: CourseValues;
  readonly lessonCount: number;
}

/** The description of the course. */
export function PreviewFacts({ course, values, lessonCount: count }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  return (
    <>
      <p style={{ color: token.colorTextSecondary }}>
        {[
          values.teacherName,
          t(`levels.${values.level}`),
          t('lessonCount', { count }),
          values.creditHours > 0 && t('preview.hours', { hours: formatNumber(values.creditHours) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {values.summary && <p style={{ whiteSpace: 'pre-wrap' }}>{values.summary}</p>}
      {values.audience && (
        <p>
          <strong>{t('forWhom')}</strong>
          <br />
          {values.audience}
        </p>
      )}
      <RichTextView
        document={values.document ?? richTextOf(values.description)}
        files={course.documentFiles}
      />
      {values.keywords.map((keyword) => (
        <Tag key={keyword}>{keyword}</Tag>
      ))}
    </>
  );
}
