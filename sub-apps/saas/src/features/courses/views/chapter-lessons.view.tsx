import { theme } from 'antd';
import type { DraftLesson } from '../data/draft';
import { factsOf, type resourceFacts } from '../data/lesson-facts';
import { phrases } from '../phrases';
import { LessonRow } from './lesson-row.view';

interface Props {
  readonly lessons: readonly DraftLesson[];
  /** How many are drawn so far. */
  readonly drawnCount: number;
  readonly facts: ReturnType<typeof resourceFacts>;
  readonly isReadOnly: boolean;
  readonly isChapterMoving: boolean;
  readonly onOpen: (lesson: string) => void;
  readonly onMenu: (key: string, button: HTMLElement) => void;
}

/** The lessons of an unfolded chapter. */
export function ChapterLessons(props: Props) {
  const { lessons, drawnCount, facts, isReadOnly, isChapterMoving, onOpen, onMenu } = props;
  const { t } = phrases.use();
  const { token } = theme.useToken();
  return (
    <>
      <ol style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {lessons.slice(0, drawnCount).map((lesson) => (
          <li key={lesson.key}>
            <LessonRow
              lesson={lesson}
              problem={factsOf(facts, lesson)?.problem ?? null}
              isReadOnly={isReadOnly}
              isClosed={isChapterMoving}
              onOpen={onOpen}
              onMenu={onMenu}
            />
          </li>
        ))}
      </ol>
      {lessons.length === 0 && (
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
    </>
  );
}
