import { useNarrow } from '@edu/shared-utility';
import { formatLength, KindIcon } from '@edu/shared-utility/media';
import { Button, Tag, theme } from 'antd';
import type { Draft } from '../data/draft';
import { phrases } from '../phrases';

interface Props {
  readonly draft: Draft;
  readonly openKey: string | null;
  readonly onOpen: (lesson: string) => void;
}

/** The chapters and their lessons, as learners see them. */
export function PreviewOutline({ draft, openKey, onOpen }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  const { values, chapters } = draft;
  return (
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
              onClick={() => onOpen(lesson.key)}
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
              <span style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{lesson.title}</span>
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
  );
}
