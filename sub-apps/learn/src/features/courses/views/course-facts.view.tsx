import type { CourseCard } from '@edu/shared-utility';
import { theme } from 'antd';
import { phrases } from '../phrases';

/** Key facts of a course in one line. */
export function CourseFacts({ course }: { readonly course: CourseCard }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { level, lessonCount, minutes, categoryName } = course;
  const facts = [
    categoryName,
    t(`levels.${level}`),
    t('lessons', { count: lessonCount }),
    minutes > 0 ? t('minutes', { count: minutes }) : null,
  ];
  return (
    <p style={{ margin: 0, color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>
      {facts.filter(Boolean).join(' · ')}
    </p>
  );
}
