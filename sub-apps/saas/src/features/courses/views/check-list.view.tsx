import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import type { Course, CourseProblem } from '@edu/shared-utility';
import { Button, theme } from 'antd';
import { editorTarget } from '../data/editor-targets';
import { phrases } from '../phrases';

interface Props {
  readonly course: Course;
  /** True if the draft differs from the published revision. */
  readonly hasChanges: boolean;
  /** True after publishing was refused. */
  readonly wasRefused: boolean;
  readonly onOpen: (target: ReturnType<typeof editorTarget>) => void;
}

const keyOf = ({ kind, chapterId, lessonId }: CourseProblem) => `${kind} ${chapterId} ${lessonId}`;

/** The problems of the course, blocking ones first; each links to its place. */
export function CheckList({ course, hasChanges, wasRefused, onOpen }: Props) {
  const { problems, chapters, status } = course;
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const lessons = new Map(
    chapters.flatMap((chapter) => chapter.lessons.map((lesson) => [lesson.id, lesson.title])),
  );
  const textOf = ({ kind, chapterId, lessonId, lesson }: CourseProblem): string => {
    if (kind === 'lesson' && lesson) {
      return t(`problem.lesson.${lesson}`, { title: lessons.get(lessonId ?? '') ?? '' });
    }
    const title = chapters.find(({ id }) => id === chapterId)?.title ?? '';
    return t(`problem.${kind === 'lesson' ? 'lessonAny' : kind}`, { title });
  };
  const sorted = [...problems].sort((a, b) => Number(b.blocks) - Number(a.blocks));
  const blocking = problems.filter(({ blocks }) => blocks).length;
  const isRefused = wasRefused && blocking > 0;
  const standing = status === 'published' && !hasChanges ? 'published' : 'ready';
  const words = blocking > 0 ? t('check.blocked', { count: blocking }) : t(`check.${standing}`);
  return (
    <section
      aria-labelledby="course-check-list"
      style={{
        padding: token.padding,
        border: `1px solid ${isRefused ? token.colorError : token.colorBorderSecondary}`,
        borderRadius: token.borderRadiusLG,
        background: token.colorBgContainer,
      }}
    >
      <h2
        id="course-check-list"
        tabIndex={-1}
        style={{ margin: 0, fontSize: token.fontSize, fontWeight: 600, outline: 'none' }}
      >
        {t('check.title')}
      </h2>
      <p
        role={isRefused ? 'alert' : undefined}
        style={{
          margin: `${token.marginXXS}px 0 0`,
          color: isRefused ? token.colorErrorText : token.colorTextSecondary,
        }}
      >
        {isRefused ? t('check.refused', { text: words }) : words}
      </p>
      {sorted.length === 0 ? (
        <p style={{ margin: `${token.marginXS}px 0 0`, color: token.colorSuccessText }}>
          <CheckCircleFilled aria-hidden /> {t('check.complete')}
        </p>
      ) : (
        <ul style={{ listStyle: 'none', margin: `${token.marginXS}px 0 0`, padding: 0 }}>
          {sorted.map((problem) => (
            <li key={keyOf(problem)}>
              <Button
                type="text"
                style={{
                  height: 'auto',
                  width: '100%',
                  justifyContent: 'flex-start',
                  padding: `${token.paddingXXS}px ${token.paddingXXS}px`,
                  textAlign: 'start',
                  whiteSpace: 'normal',
                }}
                icon={
                  // The two kinds of problems differ by their text; icons would exceed the page's size budget.
                  <span
                    aria-hidden
                    style={{
                      ...{ flex: 'none', width: 8, height: 8, borderRadius: '50%' },
                      background: problem.blocks ? token.colorError : token.colorWarning,
                    }}
                  />
                }
                onClick={() => onOpen(editorTarget(problem))}
              >
                {t(problem.blocks ? 'check.must' : 'check.should', { text: textOf(problem) })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
