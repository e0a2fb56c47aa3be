import HolderOutlined from '@ant-design/icons/es/icons/HolderOutlined';
import type { FormQuestion } from '@edu/shared-utility';
import { Flex, Tag, theme } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { withDuplicate, withQuestion } from '../data/edit-content';
import type { Editing } from '../data/editing';
import { questionsBefore, questionsIn } from '../data/find-questions';
import { withQuestionMovedBy, withQuestionMovedTo } from '../data/reorder-questions';
import { phrases } from '../phrases';
import { QuestionButtons } from './question-buttons.view';
import { QuestionFields } from './question-fields.view';

interface Props extends Editing {
  readonly question: FormQuestion;
  readonly number: number;
}

/** Data type of a question that is being dragged. */
const DRAGGED = 'application/x-form-question';

/** A question of the builder: opens its fields, and can be moved, duplicated or removed. */
export function QuestionCard({ question, number, ...editing }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { content, faults, open, edit, remove, onOpen, onAnnounce } = editing;
  const [isOver, setOver] = useState(false);
  const { id } = question;
  const title = question.title.trim() || t('untitled');
  const isOpen = open === id;
  const ownFaults = faults.filter(({ placeId }) => placeId === id);
  const step = (offset: 1 | -1): void => {
    const next = withQuestionMovedBy(content, id, offset);
    edit(() => next);
    const index = questionsIn(next).findIndex((formQuestion) => formQuestion.id === id) + 1;
    onAnnounce(t('movedTo', { title, at: index, of: questionsIn(next).length }));
  };
  const onKey = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? -1 : 1);
  };
  const last = questionsIn(content).at(-1)?.id === id;
  const isLastPage =
    content.sections.at(-1)?.questions.some((formQuestion) => formQuestion.id === id) === true;
  const isFirstPage =
    content.sections[0]?.questions.some((formQuestion) => formQuestion.id === id) === true;
  return (
    <li
      onKeyDown={onKey}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        const draggedId = event.dataTransfer.getData(DRAGGED);
        if (draggedId) edit((current) => withQuestionMovedTo(current, draggedId, id));
      }}
      style={{
        ...{ marginBlockEnd: token.marginXS, borderRadius: token.borderRadius },
        background: token.colorBgContainer,
        border: `1px solid ${isOver ? token.colorPrimary : ownFaults.length > 0 ? token.colorError : token.colorBorderSecondary}`,
      }}
    >
      <Flex align="center" gap={4} style={{ padding: token.paddingXXS }} wrap>
        <span
          draggable
          aria-hidden
          title={t('drag')}
          onDragStart={(event) => {
            event.dataTransfer.setData(DRAGGED, id);
            event.dataTransfer.effectAllowed = 'move';
          }}
          style={{ cursor: 'grab', padding: token.paddingXXS, color: token.colorTextTertiary }}
        >
          <HolderOutlined />
        </span>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => onOpen(isOpen ? null : id)}
          style={{
            ...{
              flex: '1 1 160px',
              minWidth: 0,
              minHeight: 40,
              textAlign: 'start',
              font: 'inherit',
            },
            ...{ border: 0, background: 'none', color: token.colorText, cursor: 'pointer' },
            ...{ overflowWrap: 'anywhere', padding: `0 ${token.paddingXXS}px` },
          }}
        >
          {number}. {title}
          {question.required && <span style={{ color: token.colorErrorText }}> *</span>}
        </button>
        <Tag style={{ margin: 0 }}>{t(`kinds.${question.kind}`)}</Tag>
        {question.showIf && (
          <Tag color="processing" style={{ margin: 0 }}>
            {t('conditional')}
          </Tag>
        )}
        <QuestionButtons
          title={title}
          isFirst={isFirstPage && questionsBefore(content, id).length === 0}
          isLast={isLastPage && last}
          onStep={step}
          onDuplicate={() => edit((current) => withDuplicate(current, id))}
          onRemove={() => remove(id, t('removed', { title }))}
        />
      </Flex>
      {ownFaults.length > 0 && (
        <ul style={{ margin: 0, paddingInlineEnd: token.padding, color: token.colorErrorText }}>
          {ownFaults.map(({ fault }) => (
            <li key={fault}>{t(`faults.${fault}`)}</li>
          ))}
        </ul>
      )}
      {isOpen && (
        <QuestionFields
          question={question}
          earlier={questionsBefore(content, id)}
          onChange={(next) => edit((current) => withQuestion(current, next))}
        />
      )}
    </li>
  );
}
