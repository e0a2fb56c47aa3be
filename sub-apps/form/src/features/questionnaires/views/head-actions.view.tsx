import { type Questionnaire, toast, useAppLife, useCan } from '@edu/shared-utility';
import { useQuestion } from '@edu/shared-utility/admin';
import { failureOf } from '@edu/shared-utility/data';
import { contentFaults, mayMoveQuestionnaire } from '@edu/shared-utility/questionnaire';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { data } from '../../../common/data';
import { pageOf, useMoves } from '../data/moves.hook';
import { phrases } from '../phrases';

interface Props {
  readonly row: Questionnaire;
  /** Saves unsaved input. @returns whether everything is saved */
  readonly saveFirst: () => Promise<boolean>;
}

type Move = 'publish' | 'close' | 'reopen';

/** Buttons for a questionnaire's transitions. */
export function HeadActions({ row, saveFirst }: Props) {
  const { t } = phrases.use();
  const can = useCan();
  const appSignal = useAppLife();
  const navigate = useNavigate();
  const moves = useMoves();
  const [ask, questions] = useQuestion();
  const [readAgain] = data.useLazyQuestionnaireFindByIdQuery();
  const [isCopying, setCopying] = useState(false);
  const { title } = row;
  const act = async (move: Move): Promise<void> => {
    // Saving has changed the version.
    const { data: current = row } = await readAgain({ id: row.id });
    const { error } = await moves[move](current);
    if (appSignal.aborted) return;
    if (error) toast.error(failureOf(error).message);
    else {
      toast.success(t(`done.${move}`, { title }));
      if (move === 'publish') navigate(pageOf(row.id, 'share'));
    }
  };
  const askFirst = (move: Move): void =>
    ask({
      title: t(`ask.${move}`, { title }),
      content: t(`hint.${move}`),
      okText: t(`act.${move}`),
      cancelText: t('cancel'),
      danger: false,
      onOk: () => void act(move),
    });
  const publish = async (): Promise<void> => {
    if (!(await saveFirst())) return;
    const { data: current = row } = await readAgain({ id: row.id });
    if (appSignal.aborted) return;
    if (contentFaults(current.content).length > 0) {
      toast.error(t('faulty'));
      // Goes to the tab where the errors are marked.
      navigate(pageOf(row.id));
    } else askFirst('publish');
  };
  const copy = async (): Promise<void> => {
    // Saves first, so that the copy includes the input and nothing is lost.
    if (!(await saveFirst())) return;
    setCopying(true);
    const { data: created, error } = await moves.copy(row);
    if (appSignal.aborted) return;
    setCopying(false);
    if (created) {
      toast.success(t('done.copy', { title }));
      navigate(pageOf(created.id));
    } else toast.error(failureOf(error).message);
  };
  const isAllowed = (move: Move): boolean => mayMoveQuestionnaire(move, row) && can('form.publish');
  return (
    <Flex gap="small" wrap>
      {can('form.write') && (
        <Button loading={isCopying} onClick={() => void copy()}>
          {t('act.copy')}
        </Button>
      )}
      {isAllowed('close') && <Button onClick={() => askFirst('close')}>{t('act.close')}</Button>}
      {isAllowed('reopen') && (
        <Button type="primary" onClick={() => askFirst('reopen')}>
          {t('act.reopen')}
        </Button>
      )}
      {isAllowed('publish') && (
        <Button type="primary" onClick={() => void publish()}>
          {t('act.publish')}
        </Button>
      )}
      {questions}
    </Flex>
  );
}
