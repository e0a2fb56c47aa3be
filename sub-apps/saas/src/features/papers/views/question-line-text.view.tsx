import { theme } from 'antd';
import { questionWords } from '../../../common/questions/phrases';
import type { PlacedQuestion } from '../data/draft';
import { phrases } from '../phrases';

interface Props {
  readonly line: PlacedQuestion;
  /** Whether its question is shown below; undefined for a newly added line. */
  readonly isOpen: boolean | undefined;
  readonly onToggle: () => void;
}

/** The text of a question on the paper, which opens the whole question. */
export function QuestionLineText({ line, isOpen, onToggle }: Props) {
  const { t } = phrases.use();
  const words = questionWords.use();
  const { token } = theme.useToken();
  const { key, id, type, difficulty, text } = line;
  return (
    <button
      type="button"
      id={`paper-${id ?? key}`}
      aria-expanded={isOpen}
      disabled={isOpen === undefined}
      onClick={onToggle}
      style={{
        flex: 1,
        minWidth: 0,
        padding: `${token.paddingXXS}px 0`,
        border: 0,
        background: 'none',
        font: 'inherit',
        color: 'inherit',
        textAlign: 'start',
        cursor: isOpen === undefined ? 'default' : 'pointer',
      }}
    >
      <span
        style={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
          overflowWrap: 'anywhere',
        }}
      >
        {text || t('noText')}
      </span>
      <span style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>
        {words.t(`type.${type}`)} · {words.t(`difficulty.d${difficulty}`)}
      </span>
    </button>
  );
}
