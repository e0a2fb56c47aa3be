import FlagFilled from '@ant-design/icons/es/icons/FlagFilled';
import FlagOutlined from '@ant-design/icons/es/icons/FlagOutlined';
import { formatNumber, type PartAnswer, type RichTextFile } from '@edu/shared-utility';
import { RichTextView } from '@edu/shared-utility/rich-text';
import { Button, Tag, theme } from 'antd';
import { memo } from 'react';
import { type PaperSlot, partOf, withPart } from '../data/paper';
import { useAnswer, useCurrentSitting } from '../data/sitting-controller.hook';
import { phrases } from '../phrases';
import { AnswerField } from './answer-field.view';
import { Stem } from './gap-stem.view';

interface Props {
  readonly place: PaperSlot;
  readonly files: readonly RichTextFile[];
  readonly disabled: boolean;
  /** Whether the server refuses the present answer. */
  readonly isRefused: boolean;
  readonly onStale: () => void;
  /** Called when the focus enters the question or one of its parts. */
  readonly onEnter: (id: string, partId: string | null) => void;
}

export const headingId = (id: string): string => `question-${id}`;

function QuestionOf({ place, files, disabled, isRefused, onStale, onEnter }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const controller = useCurrentSitting();
  const { id, number, question, score } = place;
  const { given, mark } = useAnswer(id);
  const shared = { files, disabled, onStale };
  const singleAnswer = given?.type === 'compound' ? null : given;
  const putAnswer = (answer: PartAnswer | null): void => controller.put(id, { given: answer });
  return (
    <section
      className="sitting-question"
      aria-labelledby={headingId(id)}
      onFocus={() => onEnter(id, null)}
      onPointerDown={() => onEnter(id, null)}
    >
      <header>
        <h2 id={headingId(id)} tabIndex={-1}>
          {t('sitting.number', { number })}
        </h2>
        <Tag variant="filled">{t(`types.${question.type}`)}</Tag>
        <span style={{ color: token.colorTextSecondary }}>
          {t('sitting.points', { points: formatNumber(score) })}
        </span>
        <Button
          type="text"
          size="small"
          icon={
            mark ? (
              <FlagFilled aria-hidden style={{ color: token.colorWarning }} />
            ) : (
              <FlagOutlined aria-hidden />
            )
          }
          aria-pressed={mark}
          disabled={disabled}
          onClick={() => controller.put(id, { mark: !mark })}
          style={{ marginInlineStart: 'auto' }}
        >
          {t(mark ? 'sitting.marked' : 'sitting.mark')}
        </Button>
      </header>
      {isRefused && (
        <p role="alert" style={{ color: token.colorError }}>
          {t('sitting.refused')}
        </p>
      )}
      {question.type === 'compound' ? (
        <>
          <RichTextView document={question.stem} files={files} onStale={onStale} />
          {question.parts.map((part, index) => {
            const field = {
              ...shared,
              name: `${id}-${part.id}`,
              question: part,
              given: partOf(given, part.id),
              onChange: (answer: PartAnswer | null) =>
                controller.put(id, {
                  // Reads the current answer, since two parts may change before the next render.
                  given: withPart(controller.answerOf(id).given, part.id, answer),
                }),
            };
            return (
              <fieldset
                key={part.id}
                className="sitting-part"
                onFocus={() => onEnter(id, part.id)}
                onPointerDown={() => onEnter(id, part.id)}
              >
                <legend>
                  {t('sitting.part', { number: index + 1 })} · {t(`types.${part.type}`)}
                </legend>
                <Stem {...field} stem={part.stem} />
                <AnswerField {...field} />
              </fieldset>
            );
          })}
        </>
      ) : (
        <>
          <Stem
            {...shared}
            name={id}
            question={question}
            stem={question.stem}
            given={singleAnswer}
            onChange={putAnswer}
          />
          <AnswerField
            {...shared}
            name={id}
            question={question}
            given={singleAnswer}
            onChange={putAnswer}
          />
        </>
      )}
    </section>
  );
}

/** A question to be answered; memoised, so that other answers do not render it. */
export const Question = memo(QuestionOf);
