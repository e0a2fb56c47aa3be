import { type Course, LazyView, toast } from '@edu/shared-utility';
import { resourcePicker } from '../../../common/resource-picker';
import { chapterOf, lessonOf } from '../data/chapter-moves';
import { limits } from '../data/course-values';
import type { DraftChapter } from '../data/draft';
import { factsOf, type resourceFacts } from '../data/lesson-facts';
import { lessonOfResource, mayBeWatched } from '../data/new-lessons';
import type { OutlineActions } from '../data/outline-actions.hook';
import { phrases } from '../phrases';
import { LessonSettings } from './lesson-settings.view';
import { LinkDialog } from './link-dialog.view';
import { LiveDialog } from './live-dialog.view';
import { MoveLesson } from './move-lesson.view';

export type Dialog =
  | { readonly kind: 'resource' | 'link' | 'live'; readonly chapter: string }
  | { readonly kind: 'settings' | 'move' | 'replace'; readonly lesson: string };

interface Props {
  readonly course: Course;
  readonly chapters: readonly DraftChapter[];
  readonly facts: ReturnType<typeof resourceFacts>;
  readonly actions: OutlineActions;
  readonly isReadOnly: boolean;
  readonly dialog: Dialog | null;
  readonly onDialog: (dialog: Dialog | null) => void;
}

/** The open dialog of the chapters: adds, moves or replaces a lesson, or shows its settings. */
export function ChapterDialogs(props: Props) {
  const { course, chapters, facts, actions, isReadOnly, dialog, onDialog } = props;
  const { t } = phrases.use();
  const lesson = dialog && 'lesson' in dialog ? lessonOf(chapters, dialog.lesson) : undefined;
  const close = () => onDialog(null);
  return (
    <>
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
          onReplace={() => onDialog({ kind: 'replace', lesson: lesson.key })}
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
    </>
  );
}
