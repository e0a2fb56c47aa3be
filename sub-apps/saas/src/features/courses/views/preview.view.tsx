import { type Course, useNarrow } from '@edu/shared-utility';
import { Cover } from '@edu/shared-utility/media';
import { Button, Flex, theme } from 'antd';
import { useMemo, useState } from 'react';
import { lessonOf } from '../data/chapter-moves';
import type { Draft } from '../data/draft';
import { factsOf, resourceFacts } from '../data/lesson-facts';
import { phrases } from '../phrases';
import { LessonPlayer } from './lesson-player.view';
import { PreviewFacts } from './preview-facts.view';
import { PreviewOutline } from './preview-outline.view';

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
          {!open && <PreviewFacts course={course} values={values} lessonCount={count} />}
        </div>
        <PreviewOutline draft={draft} openKey={openKey} onOpen={setOpenKey} />
      </div>
    </>
  );
}
