import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import type { Paper, QuestionSummary } from '@edu/shared-utility';
import { Button, Empty, theme } from 'antd';
import { useMemo } from 'react';
import { type Draft, limits, sumOf } from '../data/draft';
import type { SectionActions } from '../data/section-actions.hook';
import { phrases } from '../phrases';
import { DropPlace } from './bank-drag';
import { SectionHead } from './section-head.view';
import { SectionLines } from './section-lines.view';

interface Props {
  readonly paper: Paper;
  readonly draft: Draft;
  readonly actions: SectionActions;
  readonly isReadOnly: boolean;
  readonly isSectionMoving: boolean;
  /** Opens the bank for a section. */
  readonly onAdd: (section: string) => void;
  readonly onReplace: (lineId: string) => void;
}

/** The sections of the paper in order, with its totals. */
export function Sections(props: Props) {
  const { paper, draft, actions, isReadOnly, isSectionMoving, onAdd, onReplace } = props;
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const places = useMemo(
    () =>
      new Map(
        paper.sections.flatMap(({ questions }) =>
          questions.map((question) => [question.id, question]),
        ),
      ),
    [paper.sections],
  );
  const rules = useMemo(
    () =>
      new Map(paper.sections.flatMap((section) => section.rules.map((rule) => [rule.id, rule]))),
    [paper.sections],
  );
  const starts = draft.map((_, index) =>
    sumOf(draft.slice(0, index).flatMap(({ lines }) => lines)),
  );
  const isOpen = !isReadOnly && paper.type === 'fixed';
  const addQuestionAt = (targetKey: string) => (question: QuestionSummary) =>
    actions.addQuestion(question, null, targetKey);
  const totalScore = sumOf(draft.flatMap(({ lines }) => lines));
  return (
    <>
      {draft.length === 0 && (
        <DropPlace isOpen={isOpen} onQuestion={(question) => actions.addQuestion(question, null)}>
          <Empty
            image={Empty.PRESENTED_IMAGE_SIMPLE}
            description={t(paper.type === 'fixed' ? 'emptyFixed' : 'emptyRandom')}
          />
        </DropPlace>
      )}
      <ol
        style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: token.marginSM }}
      >
        {draft.map((section, index) => (
          <li key={section.key} style={{ minWidth: 0 }}>
            <DropPlace isOpen={isOpen} isHeading onQuestion={addQuestionAt(section.key)}>
              <SectionHead
                section={section}
                number={index + 1}
                isFirst={index === 0}
                isLast={index === draft.length - 1}
                isReadOnly={isReadOnly}
                actions={actions}
                onAdd={paper.type === 'fixed' ? onAdd : (key) => actions.addRule(key, {})}
              />
            </DropPlace>
            {section.lines.length === 0 && (
              <p style={{ margin: 0, padding: token.paddingSM, color: token.colorTextSecondary }}>
                {t('sectionEmpty')}
              </p>
            )}
            <SectionLines
              paper={paper}
              section={section}
              questionsBefore={starts[index]?.questions ?? 0}
              places={places}
              rules={rules}
              actions={actions}
              isReadOnly={isReadOnly}
              isSectionMoving={isSectionMoving}
              isOpen={isOpen}
              onReplace={onReplace}
            />
          </li>
        ))}
      </ol>
      <div
        style={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: token.margin,
          alignItems: 'center',
          justifyContent: 'space-between',
          marginBlockStart: token.margin,
          paddingBlock: token.paddingXS,
          // Sticky, so that the total of a long paper stays visible while questions are added.
          position: 'sticky',
          insetBlockEnd: 0,
          zIndex: 1,
          background: token.colorBgContainer,
        }}
      >
        {!isReadOnly && (
          <Button
            type="dashed"
            icon={<PlusOutlined aria-hidden />}
            disabled={draft.length >= limits.sections}
            onClick={() => {
              const key = actions.addSection();
              setTimeout(() => document.getElementById(`paper-${key}`)?.focus());
            }}
          >
            {t('addSection')}
          </Button>
        )}
        <strong role="status">{t('sum', totalScore)}</strong>
      </div>
    </>
  );
}
