import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { type Course, LazyView, StyleSheet, toast } from '@edu/shared-utility';
import { Button, Empty, Flex, theme } from 'antd';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { resourcePicker } from '../../../common/resource-picker';
import { chapterOf, lessonOf } from '../data/chapter-moves';
import { limits } from '../data/course-values';
import type { Editor } from '../data/editor.hook';
import { idOfPart } from '../data/editor-targets';
import { factsOf, resourceFacts } from '../data/lesson-facts';
import { lessonOfResource, mayBeWatched } from '../data/new-lessons';
import { useOutlineActions } from '../data/outline-actions.hook';
import { useProgressiveCount } from '../data/progressive-list.hook';
import { phrases } from '../phrases';
import { ChapterRow } from './chapter-row.view';
import { LessonRow } from './lesson-row.view';
import { LessonSettings } from './lesson-settings.view';
import { LinkDialog } from './link-dialog.view';
import { LiveDialog } from './live-dialog.view';
import { MoveLesson } from './move-lesson.view';
import { Outline } from './outline.view';
import { type OpenMenu, OutlineMenu } from './outline-menu.view';

export interface ChaptersTabProps {
  readonly course: Course;
  readonly editor: Editor;
  readonly isReadOnly: boolean;
}

type Dialog =
  | { readonly kind: 'resource' | 'link' | 'live'; readonly chapter: string }
  | { readonly kind: 'settings' | 'move' | 'replace'; readonly lesson: string };

const css = '[data-app="saas"] .saas-lesson:hover { text-decoration: underline; }';

/** The chapters and lessons in order. */
export default function ChaptersTab({ course, editor, isReadOnly }: ChaptersTabProps) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { chapters } = editor.draft;
  const actions = useOutlineActions(editor);
  const facts = useMemo(() => resourceFacts(course.chapters), [course.chapters]);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const surface = useRef<HTMLDivElement>(null);
  const fresh = useRef<string | null>(null);

  const fold = useCallback((key: string) => {
    setFolded((current) => {
      const next = new Set(current);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  }, []);
  const openMenu = useCallback((key: string, button: HTMLElement) => setMenu({ key, button }), []);
  const openLesson = useCallback((lesson: string) => setDialog({ kind: 'settings', lesson }), []);
  const add = useCallback(
    (chapter: string, kind: 'resource' | 'link' | 'live') => {
      if (actions.isFull()) return void toast.info(phrases.t('full', { count: limits.lessons }));
      setFolded((current) => new Set([...current].filter((value) => value !== chapter)));
      setDialog({ kind, chapter });
    },
    [actions],
  );
  // The title of a new chapter gets the focus.
  useEffect(() => {
    if (fresh.current === null || chapters.every(({ key }) => key !== fresh.current)) return;
    const field = document.getElementById(idOfPart(fresh.current));
    fresh.current = null;
    if (field instanceof HTMLInputElement) {
      field.focus();
      field.select();
    }
  }, [chapters]);

  const lesson = dialog && 'lesson' in dialog ? lessonOf(chapters, dialog.lesson) : undefined;
  const close = () => setDialog(null);
  const starts = chapters.map((_, index) =>
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
                  <ol style={{ listStyle: 'none', margin: 0, padding: 0 }}>
                    {chapter.lessons
                      .slice(0, Math.max(0, drawnCount - (starts[index] ?? 0)))
                      .map((draftLesson) => (
                        <li key={draftLesson.key}>
                          <LessonRow
                            lesson={draftLesson}
                            problem={factsOf(facts, draftLesson)?.problem ?? null}
                            isReadOnly={isReadOnly}
                            isClosed={isChapterMoving}
                            onOpen={openLesson}
                            onMenu={openMenu}
                          />
                        </li>
                      ))}
                  </ol>
                )}
                {!folded.has(chapter.key) && chapter.lessons.length === 0 && (
                  <p
                    style={{
                      margin: 0,
                      padding: `${token.paddingXS}px ${token.paddingXL}px`,
                      color: token.colorTextSecondary,
                    }}
                  >
                    {t('chapterNoLessons')}
                  </p>
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
              fresh.current = actions.addChapter();
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
      {dialog?.kind === 'resource' && (
        <LazyView
          part={resourcePicker}
          onFailed={close}
          partProps={{
            multiple: true,
            onPick: (resources) => {
              const omittedCount = actions.addResources(dialog.chapter, resources);
              if (omittedCount > 0) toast.info(t('full', { count: limits.lessons }));
              close();
            },
            onClose: close,
          }}
        />
      )}
      {dialog?.kind === 'link' && (
        <LinkDialog
          onAdd={(title, url) => {
            actions.addLink(dialog.chapter, title, url);
            close();
          }}
          onClose={close}
        />
      )}
      {dialog?.kind === 'live' && (
        <LiveDialog
          courseId={course.id}
          onAdd={(session) => {
            actions.addLive(dialog.chapter, session);
            close();
          }}
          onClose={close}
        />
      )}
      {lesson && dialog?.kind === 'settings' && (
        <LessonSettings
          lesson={lesson}
          courseId={course.id}
          facts={factsOf(facts, lesson)}
          isReadOnly={isReadOnly}
          onChange={actions.change}
          onReplace={() => setDialog({ kind: 'replace', lesson: lesson.key })}
          onClose={close}
        />
      )}
      {lesson && lesson.kind !== 'link' && lesson.kind !== 'live' && dialog?.kind === 'replace' && (
        <LazyView
          part={resourcePicker}
          onFailed={close}
          partProps={{
            kinds: [lesson.kind],
            onPick: ([resource]) => {
              if (resource) {
                const { resourceId, kind, seconds } = lessonOfResource(resource);
                const next = { ...lesson, resourceId, kind, seconds };
                // A lesson that cannot be measured is completed by opening it.
                const rule = mayBeWatched(next) ? {} : { rule: 'opened' as const, percent: 100 };
                actions.change({ ...next, ...rule });
              }
              close();
            },
            onClose: close,
          }}
        />
      )}
      {lesson && dialog?.kind === 'move' && (
        <MoveLesson
          title={lesson.title}
          chapters={chapters}
          from={chapterOf(chapters, lesson.key)?.key ?? ''}
          onMove={(chapter) => {
            actions.moveTo(lesson.key, chapter);
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
