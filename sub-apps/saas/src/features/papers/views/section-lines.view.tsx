import type { Paper, PaperQuestion, ReadRule } from '@edu/shared-utility';
import type { DraftSection } from '../data/draft';
import type { SectionActions } from '../data/section-actions.hook';
import { DropPlace } from './bank-drag';
import { QuestionLine } from './question-line.view';
import { RuleRow } from './rule-line.view';

interface Props {
  readonly paper: Paper;
  readonly section: DraftSection;
  /** How many questions the sections before it have. */
  readonly questionsBefore: number;
  /** The saved positions by id. */
  readonly places: ReadonlyMap<string, PaperQuestion>;
  /** The saved rules by id. */
  readonly rules: ReadonlyMap<string, ReadRule>;
  readonly actions: SectionActions;
  readonly isReadOnly: boolean;
  readonly isSectionMoving: boolean;
  /** Whether questions of the bank can be dropped here. */
  readonly isOpen: boolean;
  readonly onReplace: (lineId: string) => void;
}

/** The questions or rules of a section. */
export function SectionLines(props: Props) {
  const { paper, section, questionsBefore, places, rules, actions } = props;
  const { isReadOnly, isSectionMoving, isOpen, onReplace } = props;
  return (
    <ol style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {section.lines.map((line, position) => (
        <li key={line.key}>
          <DropPlace
            isOpen={isOpen}
            onQuestion={(question) => actions.addQuestion(question, null, line.key)}
          >
            {line.kind === 'question' ? (
              <QuestionLine
                line={line}
                number={questionsBefore + position + 1}
                place={line.id ? places.get(line.id) : undefined}
                files={paper.files}
                isReadOnly={isReadOnly}
                isClosed={isSectionMoving}
                actions={actions}
                onReplace={onReplace}
              />
            ) : (
              <RuleRow
                line={line}
                read={line.id ? rules.get(line.id) : undefined}
                isReadOnly={isReadOnly}
                isClosed={isSectionMoving}
                actions={actions}
              />
            )}
          </DropPlace>
        </li>
      ))}
    </ol>
  );
}
