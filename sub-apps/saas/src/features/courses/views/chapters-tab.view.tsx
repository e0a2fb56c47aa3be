import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { type Course, StyleSheet } from '@edu/shared-utility';
import { Button, Empty, Flex, theme } from 'antd';
import { useMemo, useRef } from 'react';
import { limits } from '../data/course-values';
import type { Editor } from '../data/editor.hook';
import { idOfPart } from '../data/editor-targets';
import { resourceFacts } from '../data/lesson-facts';
import { useOutlineActions } from '../data/outline-actions.hook';
import { useProgressiveCount } from '../data/progressive-list.hook';
import { phrases } from '../phrases';
import { ChapterDialogs } from './chapter-dialogs.view';
import { ChapterLessons } from './chapter-lessons.view';
import { ChapterRow } from './chapter-row.view';
import { useChaptersTab } from './chapters-tab.hook';
import { useFocusNewChapter } from './focus-new-chapter.hook';
import { Outline } from './outline.view';
import { OutlineMenu } from './outline-menu.view';

export interface ChaptersTabProps {
  readonly course: Course;
  readonly editor: Editor;
  readonly isReadOnly: boolean;
}

const css = '[data-app="saas"] .saas-lesson:hover { text-decoration: underline; }';

/** The chapters and lessons in order. */
export default function ChaptersTab({ course, editor, isReadOnly }: ChaptersTabProps) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { chapters } = editor.draft;
  const actions = useOutlineActions(editor);
  const facts = useMemo(() => resourceFacts(course.chapters), [course.chapters]);
  const { folded, fold, dialog, setDialog, menu, setMenu, openMenu, openLesson, add } =
    useChaptersTab(actions);
  const surface = useRef<HTMLDivElement>(null);
  const newChapterKey = useFocusNewChapter(chapters);

  const lessonsBefore = chapters.map((_, index) =>
    chapters.slice(0, index).reduce((sum, chapter) => sum + chapter.lessons.length, 0),
  );
  const drawnCount = useProgressiveCount(
    chapters.reduce((sum, chapter) => sum + chapter.lessons.length, 0),
  );
  return (
    <div ref={surface} style={{ position: 'relative' }}>
      <StyleSheet css={css} />
      {chapters.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('outlineEmpty')} />
      )}
      <Outline chapters={chapters} folded={folded} actions={actions}>
        {(isChapterMoving) => (
          <ol style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 }}>
            {chapters.map((chapter, index) => (
              <li key={chapter.key} style={{ minWidth: 0 }}>
                <ChapterRow
                  chapter={chapter}
                  number={index + 1}
                  isFolded={folded.has(chapter.key)}
                  isReadOnly={isReadOnly}
                  actions={actions}
                  onFold={fold}
                  onAdd={add}
                  onMenu={openMenu}
                />
                {!folded.has(chapter.key) && (
                  <ChapterLessons
                    lessons={chapter.lessons}
                    drawnCount={Math.max(0, drawnCount - (lessonsBefore[index] ?? 0))}
                    facts={facts}
                    isReadOnly={isReadOnly}
                    isChapterMoving={isChapterMoving}
                    onOpen={openLesson}
                    onMenu={openMenu}
                  />
                )}
              </li>
            ))}
          </ol>
        )}
      </Outline>
      {!isReadOnly && (
        <Flex style={{ marginBlockStart: token.margin }}>
          <Button
            id={idOfPart('add-chapter')}
            block
            type="dashed"
            icon={<PlusOutlined aria-hidden />}
            disabled={chapters.length >= limits.chapters}
            onClick={() => {
              newChapterKey.current = actions.addChapter();
            }}
          >
            {t('addChapter')}
          </Button>
        </Flex>
      )}
      {menu && surface.current && (
        <OutlineMenu
          menu={menu}
          chapters={chapters}
          actions={actions}
          surface={surface.current}
          onOpen={openLesson}
          onMove={(key) => setDialog({ kind: 'move', lesson: key })}
          onClose={() => setMenu(null)}
        />
      )}
      <ChapterDialogs
        course={course}
        chapters={chapters}
        facts={facts}
        actions={actions}
        isReadOnly={isReadOnly}
        dialog={dialog}
        onDialog={setDialog}
      />
    </div>
  );
}
