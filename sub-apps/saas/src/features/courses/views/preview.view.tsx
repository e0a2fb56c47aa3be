import { type Course, formatNumber, useNarrow } from '@edu/shared-utility';
import { Cover, formatLength, KindIcon } from '@edu/shared-utility/media';
import { RichTextView, richTextOf } from '@edu/shared-utility/rich-text';
import { Button, Flex, Tag, theme } from 'antd';
import { useMemo, useState } from 'react';
import { lessonOf } from '../data/chapter-moves';
import type { Draft } from '../data/draft';
import { factsOf, resourceFacts } from '../data/lesson-facts';
import { phrases } from '../phrases';
import { LessonPlayer } from './lesson-player.view';

export interface PreviewProps {
  readonly course: Course;
  /** The draft, saved or not. */
  readonly draft: Draft;
  readonly onBack: () => void;
}

/** The course as learners see it; nothing here is recorded as progress. */
export default function Preview({ course, draft, onBack }: PreviewProps) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  const { values, chapters } = draft;
  const [openKey, setOpenKey] = useState<string | null>(null);
  const facts = useMemo(() => resourceFacts(course.chapters), [course.chapters]);
  const open = openKey === null ? undefined : lessonOf(chapters, openKey);
  const count = chapters.reduce((sum, chapter) => sum + chapter.lessons.length, 0);
  return (
    <>
      <Flex
        gap="small"
        align="center"
        justify="space-between"
        wrap
        style={{
          marginBlockEnd: token.margin,
          padding: `${token.paddingXS}px ${token.padding}px`,
          borderRadius: token.borderRadius,
          background: token.colorInfoBg,
        }}
      >
        <span>{t('preview.hint')}</span>
        <Button size="small" onClick={onBack}>
          {t('preview.back')}
        </Button>
      </Flex>
      <div style={{ display: 'flex', flexDirection: isNarrow ? 'column' : 'row', gap: 24 }}>
        <div style={{ flex: '1 1 0', minWidth: 0 }}>
          {open ? (
            <LessonPlayer key={open.key} lesson={open} facts={factsOf(facts, open)} />
          ) : (
            <Cover address={values.coverUploadId ? course.cover : null} width="100%" />
          )}
          <h2 style={{ fontSize: token.fontSizeHeading4, overflowWrap: 'anywhere' }}>
            {open ? open.title : values.title}
          </h2>
          {!open && (
            <>
              <p style={{ color: token.colorTextSecondary }}>
                {[
                  values.teacherName,
                  t(`levels.${values.level}`),
                  t('lessonCount', { count }),
                  values.creditHours > 0 &&
                    t('preview.hours', { hours: formatNumber(values.creditHours) }),
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
          )}
        </div>
        <nav aria-label={t('preview.outline')} style={{ flex: isNarrow ? 'none' : '0 0 320px' }}>
          {values.inOrder && (
            <p style={{ margin: 0, color: token.colorTextSecondary }}>{t('preview.inOrder')}</p>
          )}
          {chapters.map((chapter, index) => (
            <section key={chapter.key} style={{ marginBlockEnd: token.margin }}>
              <h3 style={{ margin: 0, fontSize: token.fontSize, overflowWrap: 'anywhere' }}>
                {t('chapterOption', { number: index + 1, title: chapter.title })}
              </h3>
              {chapter.lessons.map((lesson) => (
                <Button
                  key={lesson.key}
                  type="text"
                  aria-current={lesson.key === openKey || undefined}
                  onClick={() => setOpenKey(lesson.key)}
                  icon={<KindIcon kind={lesson.kind} />}
                  style={{
                    width: '100%',
                    height: 'auto',
                    minHeight: 40,
                    justifyContent: 'flex-start',
                    textAlign: 'start',
                    whiteSpace: 'normal',
                    ...(lesson.key === openKey && { background: token.controlItemBgActive }),
                  }}
                >
                  <span style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                    {lesson.title}
                  </span>
                  {lesson.preview && <Tag color="processing">{t('freePreview')}</Tag>}
                  {lesson.seconds > 0 && (
                    <span style={{ color: token.colorTextSecondary }}>
                      {formatLength(lesson.seconds)}
                    </span>
                  )}
                </Button>
              ))}
            </section>
          ))}
        </nav>
      </div>
    </>
  );
}
