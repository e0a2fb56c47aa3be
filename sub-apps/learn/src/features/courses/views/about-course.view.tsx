import type { StudentCourseDetail } from '@edu/shared-utility';
import { isBlankRichText, RichTextView, richTextOf } from '@edu/shared-utility/rich-text';
import { Tag, theme } from 'antd';
import type { CSSProperties } from 'react';
import { phrases } from '../phrases';

interface Props {
  readonly course: StudentCourseDetail;
  readonly style: CSSProperties;
  /** Called when the address of a picture has expired. */
  readonly onStale: () => void;
}

/** Description, audience and credits of a course; renders nothing without any. */
export function AboutCourse({ course, style, onStale }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { description, audience, keywords, creditHours, documentFiles } = course;
  const document = course.document ?? richTextOf(description);
  const isTextEmpty = isBlankRichText(document) && audience === '';
  if (isTextEmpty && keywords.length === 0 && creditHours === 0) return null;
  const heading = { margin: 0, fontSize: token.fontSizeLG };
  return (
    <aside aria-label={t('about')} style={style}>
      {!isBlankRichText(document) && (
        <section>
          <h2 style={{ ...heading, marginBlockEnd: token.marginXS }}>{t('about')}</h2>
          <RichTextView document={document} files={documentFiles} onStale={onStale} />
        </section>
      )}
      {audience !== '' && (
        <section>
          <h2 style={heading}>{t('audience')}</h2>
          <p style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{audience}</p>
        </section>
      )}
      {creditHours > 0 && <p>{t('credit', { hours: creditHours })}</p>}
      {keywords.map((word) => (
        <Tag key={word}>{word}</Tag>
      ))}
    </aside>
  );
}
