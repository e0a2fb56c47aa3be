import type { QuestionSummary } from '@edu/shared-utility';
import { theme } from 'antd';
import { questionWords } from '../../../common/questions/phrases';
import { phrases } from '../phrases';

/** A question's text, type and difficulty. */
export function BankText({ question }: { readonly question: QuestionSummary }) {
  const { t } = questionWords.use();
  const { token } = theme.useToken();
  const { text, type, difficulty, categoryName } = question;
  return (
    <div style={{ flex: 1, minWidth: 0 }}>
      <div
        style={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 3,
          overflow: 'hidden',
          overflowWrap: 'anywhere',
        }}
      >
        {text || phrases.t('noText')}
      </div>
      <div style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>
        {[t(`type.${type}`), t(`difficulty.d${difficulty}`), categoryName]
          .filter(Boolean)
          .join(' · ')}
      </div>
    </div>
  );
}
