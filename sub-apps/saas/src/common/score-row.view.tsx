import { Button, Tag, theme } from 'antd';

interface Props {
  readonly rank?: string;
  readonly name: string;
  readonly department: string | null | undefined;
  readonly score: string;
  readonly result: { readonly isPassed: boolean; readonly text: string };
  /** Duration, attempts, date. */
  readonly facts: string;
  /** Opens the person's answers; absent if they may not be read. */
  readonly onOpen?: (() => void) | undefined;
}

/** One person's score as an item of a list. */
export function ScoreRow({ rank, name, department, score, result, facts, onOpen }: Props) {
  const { token } = theme.useToken();
  return (
    <li
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: `2px ${token.margin}px`,
        alignItems: 'baseline',
        paddingBlock: token.paddingXS,
        borderBlockEnd: `1px solid ${token.colorBorderSecondary}`,
      }}
    >
      {rank !== undefined && <strong style={{ flex: '0 0 40px', textAlign: 'end' }}>{rank}</strong>}
      <span style={{ flex: '1 1 140px' }}>
        {onOpen ? (
          <Button type="link" size="small" style={{ padding: 0 }} onClick={onOpen}>
            {name}
          </Button>
        ) : (
          name
        )}{' '}
        <span style={{ color: token.colorTextSecondary }}>{department}</span>
      </span>
      <span style={{ flex: 'none' }}>
        {score} <Tag color={result.isPassed ? 'success' : 'error'}>{result.text}</Tag>
      </span>
      <span style={{ flex: 'none', color: token.colorTextSecondary }}>{facts}</span>
    </li>
  );
}
