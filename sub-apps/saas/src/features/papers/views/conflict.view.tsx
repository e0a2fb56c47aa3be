import { offerUndo, type Paper } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { Alert, Button, Flex } from 'antd';
import { differencesOf } from '../data/differences';
import { type Draft, draftOf, sumOf } from '../data/draft';
import type { PaperSaver } from '../data/paper-saver';
import { phrases } from '../phrases';
import { DifferenceTable } from './difference-table.view';
import { useDifferenceWords } from './difference-words.hook';

/** Most differences that are listed. */
const maxDifferences = 50;

interface Props {
  readonly saver: PaperSaver;
  readonly present: Paper;
}

/** Somebody else has changed the paper too: the differences, and the ways to resolve the conflict. */
export function PaperConflict({ saver, present: current }: Props) {
  const { t } = phrases.use();
  const differenceText = useDifferenceWords();
  const mine = saver.now().draft;
  const theirs = draftOf(current);
  const differences = differencesOf(mine, theirs);
  const sum = (draft: Draft): string => t('sum', sumOf(draft.flatMap(({ lines }) => lines)));
  const takeTheirs = (): void => {
    saver.take(current);
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
          <DifferenceTable
            mine={t('conflict.mine', { text: sum(mine) })}
            theirs={t('conflict.theirs', { text: sum(theirs) })}
            rows={differences.slice(0, maxDifferences).map(differenceText)}
          />
          {differences.length > maxDifferences && (
            <p>{t('conflict.more', { count: differences.length - maxDifferences })}</p>
          )}
          <Flex gap="small" wrap style={{ marginBlockStart: 12 }}>
            <Button
              type="primary"
              onClick={() => saver.settle(current, saver.withMyChanges(current))}
            >
              {t('conflict.keepMine')}
            </Button>
            <Button onClick={takeTheirs}>{t('conflict.takeTheirs')}</Button>
          </Flex>
        </>
      }
    />
  );
}
