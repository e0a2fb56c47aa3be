import HolderOutlined from '@ant-design/icons/es/icons/HolderOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import type { QuestionSummary } from '@edu/shared-utility';
import { Button, theme } from 'antd';
import { phrases } from '../phrases';
import { dragQuestion } from './bank-drag';
import { BankList } from './bank-list.view';
import { BankText } from './bank-text.view';
import { type TargetProps, TargetSelect } from './target-select.view';

interface Props extends TargetProps {
  readonly paperId: string;
  readonly questionIds: ReadonlySet<string>;
  readonly onAdd: (question: QuestionSummary) => void;
}

/** A question of the bank, which can be dragged to a position or added to the selected section by its button. */
function BankRow({
  question,
  onAdd,
}: {
  readonly question: QuestionSummary;
  readonly onAdd: Props['onAdd'];
}) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for the pointer; the keyboard has the button
    <div
      draggable
      onDragStart={(event) => dragQuestion(event, question)}
      style={{ display: 'flex', gap: token.marginXXS, cursor: 'grab' }}
    >
      <span aria-hidden style={{ color: token.colorTextTertiary }}>
        <HolderOutlined />
      </span>
      <BankText question={question} />
      <Button
        size="small"
        icon={<PlusOutlined aria-hidden />}
        aria-label={t('addOf', { title: question.text })}
        onClick={() => onAdd(question)}
      />
    </div>
  );
}

/** The question bank beside a paper whose questions are chosen by hand. */
export function Bank({ paperId, questionIds, onAdd, ...target }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  return (
    <>
      <h2 style={{ margin: `0 0 ${token.marginSM}px`, fontSize: token.fontSize, fontWeight: 600 }}>
        {t('bank')}
      </h2>
      <TargetSelect {...target} />
      <BankList paperId={paperId} questionIds={questionIds}>
        {(question) => <BankRow question={question} onAdd={onAdd} />}
      </BankList>
    </>
  );
}
