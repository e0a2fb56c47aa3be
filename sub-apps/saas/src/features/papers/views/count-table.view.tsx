import { formatNumber, type QuestionType } from '@edu/shared-utility';
import { Button, theme } from 'antd';
import { questionWords } from '../../../common/questions/phrases';
import type { countRows } from '../data/count-rows';
import { phrases } from '../phrases';

interface Props {
  readonly rows: ReturnType<typeof countRows>;
  readonly types: readonly QuestionType[];
  readonly onAdd: (categoryId: string, type: QuestionType, count: number) => void;
}

/** The numbers of questions by category and type; pressing one adds a rule for it. */
export function CountTable({ rows, types: visibleTypes, onAdd }: Props) {
  const { t } = phrases.use();
  const words = questionWords.use();
  const { token } = theme.useToken();
  const cell = (id: string, name: string, type: QuestionType, count: number) => (
    <td key={type} style={{ textAlign: 'end', padding: 0 }}>
      {count > 0 && (
        <Button
          type="link"
          size="small"
          aria-label={t('addRuleOf', { category: name, type: words.t(`type.${type}`), count })}
          // A double click adds one rule.
          onClick={({ detail }) => {
            if (detail < 2) onAdd(id, type, count);
          }}
        >
          {formatNumber(count)}
        </Button>
      )}
    </td>
  );
  return (
    <div style={{ overflowX: 'auto', marginBlockStart: token.marginSM }}>
      <table
        style={{
          width: '100%',
          borderCollapse: 'collapse',
          fontSize: token.fontSizeSM,
          // Long type names are hyphenated, so that the last columns stay visible.
          hyphens: 'auto',
        }}
      >
        <thead>
          <tr>
            <th scope="col" style={{ textAlign: 'start' }}>
              {t('category')}
            </th>
            {visibleTypes.map((type) => (
              <th key={type} scope="col" style={{ textAlign: 'end', paddingInlineStart: 4 }}>
                {words.t(`type.${type}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, depth, counts: rowCounts }) => (
            <tr key={id} style={{ borderBlockStart: `1px solid ${token.colorBorderSecondary}` }}>
              <th
                scope="row"
                style={{
                  textAlign: 'start',
                  fontWeight: depth === 0 ? 600 : 400,
                  paddingInlineStart: depth * 12,
                }}
              >
                {name}
              </th>
              {visibleTypes.map((type) => cell(id, name, type, rowCounts[type]))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
