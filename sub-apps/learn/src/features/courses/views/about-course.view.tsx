import type { StudentCourseDetail } from '@edu/shared-utility';
import { Tag, theme } from 'antd';
import type { CSSProperties } from 'react';
import { phrases } from '../phrases';

interface Props {
  readonly course: StudentCourseDetail;
  readonly style: CSSProperties;
}

/** What a course is about, whom it is for, and what finishing it earns; nothing where nothing is said. */
export function AboutCourse({ course, style }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { description, audience, keywords, creditHours } = course;
  const texts = [
    { title: t('about'), text: description },
    { title: t('audience'), text: audience },
  ].filter(({ text }) => text !== '');
  if (texts.length === 0 && keywords.length === 0 && creditHours === 0) return null;
  return (
    <aside aria-label={t('about')} style={style}>
      {texts.map(({ title, text }) => (
        <section key={title}>
          <h2 style={{ margin: 0, fontSize: token.fontSizeLG }}>{title}</h2>
          <p style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</p>
        </section>
      ))}
      {creditHours > 0 && <p>{t('credit', { hours: creditHours })}</p>}
      {keywords.map((word) => (
        <Tag key={word}>{word}</Tag>
      ))}
    </aside>
  );
}
