import type { StudentChapter } from '@edu/shared-utility';
import { loadedOf } from '@edu/shared-utility/data';
import { formatLength } from '@edu/shared-utility/media';
import { Alert, Button, Empty, theme } from 'antd';
import { useState } from 'react';
import { data } from '../../../common/data';
import { lessonsOf } from '../../../common/outline/outline';
import { notePlaceOf } from '../data/note-place';
import { phrases } from '../phrases';
import { NoteForm } from './note-form.view';
import { NoteLine } from './note-line.view';

interface Props {
  readonly courseId: string;
  readonly lessonId: string;
  readonly chapters: readonly StudentChapter[];
  readonly canAddNotes: boolean;
  /** Current position in the lesson: seconds, or the page of a document. */
  readonly position: number;
}

/** The person's notes on this course. */
export function Notes({ courseId, lessonId, chapters, canAddNotes, position: at }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const read = data.useLearningFindNotesQuery({ courseId });
  const load = loadedOf(read);
  // The position at which the person began to write.
  const [placed, setPlaced] = useState<{ lessonId: string; seconds: number } | null>(null);
  const lessons = new Map(lessonsOf(chapters).map((lesson) => [lesson.id, lesson]));
  const notePlace = notePlaceOf(lessons.get(lessonId)?.kind, Math.floor(at));
  const words = {
    moment: () => t('notes.add', { time: formatLength(at) }),
    page: () => t('notes.addOnPage', { page: Math.floor(at) }),
    lesson: () => t('notes.addSomewhere'),
  };
  const notes = load.status === 'failed' ? undefined : load.data;
  const add = canAddNotes && (
    <Button block onClick={() => setPlaced({ lessonId, seconds: Math.floor(at) })}>
      {words[notePlace.kind]()}
    </Button>
  );
  return (
    <section aria-label={t('notes.label')}>
      {placed ? (
        <NoteForm note={{ courseId, text: '', ...placed }} onClose={() => setPlaced(null)} />
      ) : (
        add
      )}
      {load.status === 'failed' && (
        <Alert
          type="error"
          title={t('notes.failed')}
          description={load.message}
          action={<Button onClick={read.refetch}>{t('retry')}</Button>}
        />
      )}
      {notes?.length === 0 && !placed && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('notes.empty')} />
      )}
      <ul style={{ margin: `${token.marginSM}px 0 0`, padding: 0, listStyle: 'none' }}>
        {notes?.map((note) => (
          <NoteLine
            key={note.id}
            note={note}
            courseId={courseId}
            lesson={lessons.get(note.lessonId)}
          />
        ))}
      </ul>
    </section>
  );
}
