import { type ArticleSummary, formatDate, SafeImage, safeImage } from '@edu/shared-utility';
import { joinWords } from '@edu/shared-utility/data';
import { fileAddress } from '@edu/shared-utility/media';
import { theme } from 'antd';
import { Link } from 'react-router';
import { previewOf } from '../../../common/previews';

const basePath = '/cms';

export function Line({ article }: { readonly article: ArticleSummary }) {
  const { token } = theme.useToken();
  const { id, kind, title, summary, authors, publishedAt, cover } = article;
  const meta = [joinWords(authors), publishedAt && formatDate(publishedAt, 'date')];
  return (
    <li
      style={{
        ...{ display: 'flex', gap: token.margin, paddingBlock: token.padding },
        borderBlockEnd: `1px solid ${token.colorBorderSecondary}`,
      }}
    >
      <SafeImage
        className="cms-line-cover"
        src={safeImage(fileAddress(cover))}
        alt=""
        fallback={null}
      />
      <div style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <h2 style={{ margin: 0, fontSize: token.fontSizeLG }}>
          <Link
            to={previewOf(kind, id, article.publishedNumber ?? undefined).slice(basePath.length)}
            style={{ color: token.colorLink }}
          >
            {title}
          </Link>
        </h2>
        {summary !== '' && <p style={{ margin: `${token.marginXXS}px 0` }}>{summary}</p>}
        <p style={{ margin: 0, color: token.colorTextSecondary }}>
          {meta.filter(Boolean).join(' · ')}
        </p>
      </div>
    </li>
  );
}
