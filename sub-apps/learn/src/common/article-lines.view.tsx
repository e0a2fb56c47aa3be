import { formatDate, type PublishedArticle } from '@edu/shared-utility';
import { joinWords } from '@edu/shared-utility/data';
import { theme } from 'antd';
import { Link } from 'react-router';

interface Props {
  readonly articles: readonly PublishedArticle[];
  readonly label: string;
  /** Whether to show each article's summary. */
  readonly withSummary?: boolean;
  /** Conditions of the list, to which an article's link back leads. */
  readonly search?: string;
}

/** A list of published articles. */
export function ArticleLines({ articles, label, withSummary = false, search = '' }: Props) {
  const { token } = theme.useToken();
  return (
    <ul aria-label={label} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {articles.map(({ id, title, summary, authors, categoryName, publishedAt }) => (
        <li
          key={id}
          style={{
            paddingBlock: token.paddingXS,
            borderBlockEnd: `1px solid ${token.colorBorderSecondary}`,
            overflowWrap: 'anywhere',
          }}
        >
          <Link to={`/articles/${id}${search}`} style={{ color: token.colorLink, fontWeight: 600 }}>
            {title}
          </Link>
          {withSummary && summary !== '' && (
            <p style={{ margin: `${token.marginXXS}px 0` }}>{summary}</p>
          )}
          <div style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>
            {[categoryName, joinWords(authors), formatDate(publishedAt, 'date')]
              .filter(Boolean)
              .join(' · ')}
          </div>
        </li>
      ))}
    </ul>
  );
}
