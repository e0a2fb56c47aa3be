import { type LessonNote, offerUndo, type StudentLesson, toast } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { formatLength } from '@edu/shared-utility/media';
import { Button, Flex, theme } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { data } from '../../../common/data';
import { notePlaceOf } from '../data/note-place';
import { phrases } from '../phrases';
import { NoteForm } from './note-form.view';

interface Props {
  readonly note: LessonNote;
  readonly courseId: string;
  /** Undefined if the course no longer has the lesson. */
  readonly lesson: StudentLesson | undefined;
}

/** One note, with a link to its position. */
export function NoteLine({ note, courseId, lesson }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [isOpen, setOpen] = useState(false);
  const [save] = data.useLearningSaveNoteMutation();
  const [remove, removing] = data.useLearningRemoveNoteMutation();
  const { id, lessonId, seconds, text, version } = note;
  const lessonTitle = lesson?.title ?? '';
  const notePlace = notePlaceOf(lesson?.kind, seconds);
  const time =
    notePlace.kind === 'moment'
      ? formatLength(notePlace.seconds)
      : notePlace.kind === 'page' && t('notes.onPage', { page: notePlace.page });
  const removeNote = async (): Promise<void> => {
    const { error } = await remove({ id });
    if (error) return void toast.error(failureOf(error).message);
    void offerUndo({
      message: t('notes.removed'),
      undo: () => save({ courseId, lessonId, seconds, text }).unwrap(),
      undone: t('notes.undone'),
      failed: (undoError) => t('notes.notUndone', { message: failureOf(undoError).message }),
    });
  };
  if (isOpen) {
    return (
      <li>
        <NoteForm
          note={{ id, courseId, lessonId, seconds, text, version }}
          onClose={() => setOpen(false)}
        />
      </li>
    );
  }
  return (
    <li style={{ paddingBlock: token.paddingXS, borderTop: `1px solid ${token.colorSplit}` }}>
      <Link
        to={`/courses/${courseId}/${lessonId}?t=${seconds}`}
        aria-label={time ? `${lessonTitle} ${t('notes.goTo', { time })}` : lessonTitle}
        style={{ color: token.colorLink }}
      >
        {[lessonTitle, time].filter(Boolean).join(' · ')}
      </Link>
      <p style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</p>
      <Flex gap="small">
        <Button size="small" type="link" style={{ paddingInline: 0 }} onClick={() => setOpen(true)}>
          {t('notes.edit')}
        </Button>
        <Button
          size="small"
          type="link"
          loading={removing.isLoading}
          onClick={() => void removeNote()}
        >
          {t('notes.remove')}
        </Button>
      </Flex>
    </li>
  );
}
