import { type Paper, toast, toFailure, useAppLife, useOverlay } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { Button, Modal, theme } from 'antd';
import { useState } from 'react';
import { saveWords } from '../../../common/autosave/phrases';
import { data } from '../../../common/examining-data';
import type { Editor } from '../data/editor.hook';
import { reloadPaper } from '../data/reload-paper';
import { moves } from '../data/section-moves';
import { phrases } from '../phrases';
import { BankList } from './bank-list.view';
import { BankText } from './bank-text.view';

interface Props {
  readonly paper: Paper;
  readonly editor: Editor;
  /** Key of the line. */
  readonly place: string;
  readonly onClose: () => void;
}

const noIds: ReadonlySet<string> = new Set();

/** Replaces the question at a position; its points stay. */
export function Replace({ paper, editor, place: lineId, onClose }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const appSignal = useAppLife();
  const [isBusy, setBusy] = useState(false);
  const [update] = data.usePaperUpdateQuestionMutation();
  useOverlay(() => isBusy || onClose());
  const line = moves.itemOf(editor.draft, lineId);
  if (line?.kind !== 'question') return null;

  const replaceQuestion = async (questionId: string): Promise<void> => {
    // Pending changes are saved first, so that the position has an id and nothing is lost.
    if (!(await editor.flush())) return toast.error(saveWords.t('saveFirst'));
    const currentPaper = await reloadPaper(paper.id);
    if (appSignal.aborted) return;
    editor.saver.takeRefetched(currentPaper);
    const { draft, version } = editor.saver.now();
    const id = moves.itemOf(draft, lineId)?.id;
    if (!id) return toast.error(saveWords.t('saveFirst'));
    const { error } = await update({ id, questionId, version });
    if (appSignal.aborted) return;
    if (error) return toast.error(failureOf(error).message);
    toast.success(t('done.replaced'));
    onClose();
  };
  const pick = async (questionId: string): Promise<void> => {
    setBusy(true);
    try {
      await replaceQuestion(questionId);
    } catch (error) {
      toast.error(toFailure(error).message);
    } finally {
      if (!appSignal.aborted) setBusy(false);
    }
  };
  return (
    <Modal
      open
      title={t('replaceTitle')}
      cancelText={t('cancel')}
      footer={(_, { CancelBtn }) => <CancelBtn />}
      onCancel={() => isBusy || onClose()}
    >
      <p style={{ color: token.colorTextSecondary, overflowWrap: 'anywhere' }}>{line.text}</p>
      <BankList paperId={paper.id} type={line.type} questionIds={noIds}>
        {(question) => (
          <div style={{ display: 'flex', gap: token.marginXS, alignItems: 'center' }}>
            <BankText question={question} />
            <Button
              size="small"
              disabled={isBusy}
              aria-label={t('takeOf', { title: question.text })}
              onClick={() => void pick(question.id)}
            >
              {t('take')}
            </Button>
          </div>
        )}
      </BankList>
    </Modal>
  );
}
