import { offerUndo, type Paper } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { Alert, Button, Flex } from 'antd';
import { type Draft, draftOf, sumOf } from '../data/draft';
import { useLineTitle } from '../data/line-title.hook';
import type { PaperSaver } from '../data/paper-saver';
import { phrases } from '../phrases';

const idsIn = (draft: Draft): Set<string> =>
  new Set(
    draft.flatMap(({ lines }) =>
      lines.flatMap((one) => (one.kind === 'question' ? one.questionId : one.key)),
    ),
  );

const most = 5;

interface Props {
  readonly saver: PaperSaver;
  readonly present: Paper;
}

/** Somebody else has changed the paper as well: both versions, and what becomes of them. */
export function PaperConflict({ saver, present }: Props) {
  const { t } = phrases.use();
  const titleOf = useLineTitle();
  const mine = saver.now().draft;
  const theirs = draftOf(present);
  const told = (draft: Draft, other: Draft): string => {
    const known = idsIn(other);
    const own = draft
      .flatMap(({ lines }) => lines)
      .filter((one) => !known.has(one.kind === 'question' ? one.questionId : one.key));
    const names = own.slice(0, most).map(titleOf).join(' · ');
    const sum = t('sum', sumOf(draft.flatMap(({ lines }) => lines)));
    if (own.length === 0) return sum;
    return t('conflict.only', { sum, names: own.length > most ? `${names} …` : names });
  };
  const takeTheirs = (): void => {
    saver.take(present);
    void offerUndo({
      message: t('conflict.gaveUp'),
      undo: async () => saver.edit(() => mine),
      undone: t('undone'),
      failed: (error) => failureOf(error).message,
    });
  };
  return (
    <Alert
      role="alert"
      type="warning"
      showIcon
      style={{ marginBlockStart: 16 }}
      title={t('conflict.title')}
      description={
        <>
          <p style={{ margin: 0, overflowWrap: 'anywhere' }}>
            {t('conflict.mine', { text: told(mine, theirs) })}
          </p>
          <p style={{ margin: '4px 0 12px', overflowWrap: 'anywhere' }}>
            {t('conflict.theirs', { text: told(theirs, mine) })}
          </p>
          <Flex gap="small" wrap>
            <Button type="primary" onClick={() => saver.settle(present, saver.mine(present))}>
              {t('conflict.keepMine')}
            </Button>
            <Button onClick={takeTheirs}>{t('conflict.takeTheirs')}</Button>
          </Flex>
        </>
      }
    />
  );
}
