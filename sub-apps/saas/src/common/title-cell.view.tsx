import { theme } from 'antd';
import { Link } from 'react-router';

interface Props {
  readonly to: string;
  readonly title: string;
  /** Most important first, since the end is cut off in a narrow column. */
  readonly facts: readonly (string | false | null)[];
}

/** The name of a row as a link to its page, with a line of distinguishing facts below. */
export function TitleCell({ to, title, facts }: Props) {
  const { token } = theme.useToken();
  const factsText = facts.filter(Boolean).join(' · ');
  const ellipsisStyle = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;
  return (
    <div style={{ minWidth: 0 }}>
      <div style={ellipsisStyle}>
        <Link to={to} data-row-open title={title} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Link>
      </div>
      <div
        title={factsText}
        style={{ ...ellipsisStyle, color: token.colorTextSecondary, fontSize: token.fontSizeSM }}
      >
        {factsText}
      </div>
    </div>
  );
}
