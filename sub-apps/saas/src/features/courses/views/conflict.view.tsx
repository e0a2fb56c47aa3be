import type { Course } from '@edu/shared-utility';
import { newRequestId } from '@edu/shared-utility/admin';
import { joinWords } from '@edu/shared-utility/data';
import { formatPrice } from '@edu/shared-utility/media';
import { plainText } from '@edu/shared-utility/rich-text';
import { Alert, Button, Flex } from 'antd';
import type { Autosave } from '../data/autosave';
import { type Draft, draftOf, sameChapters } from '../data/draft';
import { bothChapters, bothDocuments, type Part } from '../data/merge';
import { phrases } from '../phrases';

type Translate = ReturnType<typeof phrases.use>['t'];

const countOf = (t: Translate, { chapters }: Draft): string =>
  t('outlineCount', {
    chapters: chapters.length,
    lessons: chapters.reduce((sum, chapter) => sum + chapter.lessons.length, 0),
  });

/** The chapters with their lessons that differ from the other version or are missing there. */
const onlyIn = (t: Translate, draft: Draft, other: Draft): string =>
  draft.chapters
    .filter(
      (chapter) => !other.chapters.some((otherChapter) => sameChapters([chapter], [otherChapter])),
    )
    .map((chapter) => `${chapter.title}（${joinWords(chapter.lessons.map(({ title }) => title))}）`)
    .join(' · ') || countOf(t, draft);

function textOf(t: Translate, part: Part, draft: Draft, other: Draft): string {
  if (part === 'chapters') return onlyIn(t, draft, other);
  const value = draft.values[part];
  if (part === 'price') return formatPrice(draft.values.price);
  if (part === 'level') return t(`levels.${draft.values.level}`);
  if (part === 'inOrder') return t(draft.values.inOrder ? 'yes' : 'no');
  if (part === 'coverUploadId' || part === 'categoryId') return t(value ? 'chosen' : 'none');
  if (part === 'document') {
    const { document } = draft.values;
    return (document && plainText(document)) || t('none');
  }
  if (part === 'teacherIds') return t('teacherCount', { count: draft.values.teacherIds.length });
  return Array.isArray(value) ? value.join(' · ') || t('none') : String(value ?? '') || t('none');
}

interface Props {
  readonly autosave: Autosave;
  readonly present: Course;
  readonly parts: readonly Part[];
  /** Called with my discarded version, for undo. */
  readonly onDiscarded: (mine: Draft) => void;
}

/** Both versions of the parts that two people have changed, and the ways to resolve the conflict. */
export function CourseConflict({ autosave, present: current, parts, onDiscarded }: Props) {
  const { t } = phrases.use();
  const mine = autosave.now().draft;
  const theirs = draftOf(current);
  const takeTheirs = (): void => {
    autosave.take(current);
    onDiscarded(mine);
  };
  const keepBoth = (): void => {
    const merged = autosave.withMyChanges(current);
    const sides = { mine, theirs: current };
    autosave.settle(current, {
      values: parts.includes('document')
        ? { ...merged.values, document: bothDocuments(sides, t('mineText')) }
        : merged.values,
      chapters: parts.includes('chapters')
        ? bothChapters(sides, (title) => t('mineTitle', { title }), newRequestId)
        : merged.chapters,
    });
  };
  return (
    <Alert
      role="alert"
      type="warning"
      showIcon
      style={{ marginBlockEnd: 16 }}
      title={t('conflict.title')}
      description={
        <>
          <p style={{ marginBlock: '0 8px' }}>{t('conflict.hint')}</p>
          <dl style={{ margin: 0, display: 'grid', gap: 8 }}>
            {parts.map((part) => (
              <div key={part}>
                <dt style={{ fontWeight: 600 }}>{t(`parts.${part}`)}</dt>
                <dd style={{ margin: 0, overflowWrap: 'anywhere' }}>
                  {t('conflict.mine', { text: textOf(t, part, mine, theirs) })}
                </dd>
                <dd style={{ margin: 0, overflowWrap: 'anywhere' }}>
                  {t('conflict.theirs', { text: textOf(t, part, theirs, mine) })}
                </dd>
              </div>
            ))}
          </dl>
          <Flex gap="small" wrap style={{ marginBlockStart: 12 }}>
            <Button
              type="primary"
              onClick={() => autosave.settle(current, autosave.withMyChanges(current))}
            >
              {t('conflict.keepMine')}
            </Button>
            <Button onClick={takeTheirs}>{t('conflict.takeTheirs')}</Button>
            {parts.some((part) => part === 'chapters' || part === 'document') && (
              <Button onClick={keepBoth}>{t('conflict.keepBoth')}</Button>
            )}
          </Flex>
        </>
      }
    />
  );
}
