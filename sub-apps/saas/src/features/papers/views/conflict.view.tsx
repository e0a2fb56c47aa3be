import { formatNumber, offerUndo, type Paper } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { Alert, Button, Flex } from 'antd';
import { type Difference, differencesOf } from '../data/differences';
import { type Draft, draftOf, type PaperLine, sumOf } from '../data/draft';
import { useLineTitle } from '../data/line-title.hook';
import type { PaperSaver } from '../data/paper-saver';
import { phrases } from '../phrases';
import { DifferenceTable } from './difference-table.view';
import { useRuleWords } from './rule-words.hook';

/** Most differences that are listed. */
const maxDifferences = 50;

/** The texts of a difference: what differs, and both values. */
function useDifferenceWords(): (difference: Difference) => {
  what: string;
  mine: string;
  theirs: string;
} {
  const { t } = phrases.use();
  const titleOf = useLineTitle();
  const ruleOf = useRuleWords();
  const yesOrNo = (value: unknown): string => t(value === null ? 'conflict.no' : 'conflict.yes');
  const points = ({ score }: PaperLine): string => formatNumber(score);
  const names = (lines: readonly PaperLine[]): string => lines.map(titleOf).join(' → ');
  return (difference) => {
    switch (difference.at) {
      case 'section': {
        const name = difference.mine ?? difference.theirs ?? '';
        const what = t('conflict.section', { name });
        return { what, mine: yesOrNo(difference.mine), theirs: yesOrNo(difference.theirs) };
      }
      case 'title':
      case 'note': {
        const key = difference.at === 'title' ? 'sectionTitle' : 'note';
        const what = t(`conflict.${key}`, { section: difference.section });
        return { what, mine: difference.mine || '—', theirs: difference.theirs || '—' };
      }
      case 'line': {
        const line = difference.mine ?? difference.theirs;
        const what = t('conflict.line', {
          section: difference.section,
          name: line ? titleOf(line) : '',
        });
        return { what, mine: yesOrNo(difference.mine), theirs: yesOrNo(difference.theirs) };
      }
      case 'order': {
        const what = t('conflict.order', { section: difference.section });
        return { what, mine: names(difference.mine), theirs: names(difference.theirs) };
      }
      case 'place': {
        const [mine, theirs] = difference.sections;
        return { what: t('conflict.place', { name: titleOf(difference.line) }), mine, theirs };
      }
      case 'score': {
        const what = t('conflict.score', { name: titleOf(difference.line) });
        return { what, mine: points(difference.mine), theirs: points(difference.theirs) };
      }
      case 'rule': {
        const what = t('conflict.rule', { name: titleOf(difference.line) });
        return { what, mine: ruleOf(difference.mine), theirs: ruleOf(difference.theirs) };
      }
    }
  };
}

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
            <Button type="primary" onClick={() => saver.settle(current, saver.mine(current))}>
              {t('conflict.keepMine')}
            </Button>
            <Button onClick={takeTheirs}>{t('conflict.takeTheirs')}</Button>
          </Flex>
        </>
      }
    />
  );
}
