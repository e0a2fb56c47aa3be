import {
  formatDate,
  type ReadArticle,
  SafeImage,
  StyleSheet,
  safeImage,
} from '@edu/shared-utility';
import { fileAddress } from '@edu/shared-utility/media';
import { RichTextView } from '@edu/shared-utility/rich-text';
import { theme } from 'antd';
import { articleStyles } from './article-styles';
import { phrases } from './phrases';

/** The shown parts of an article; an unpublished one has no date. */
export type ShownArticle = Omit<ReadArticle, 'id' | 'slug' | 'organName' | 'publishedAt'> & {
  readonly organName?: string;
  readonly publishedAt: string | null;
};

export interface ArticleViewProps {
  readonly article: ShownArticle;
  /** `h2` where the page has a title of its own. */
  readonly heading?: 'h1' | 'h2';
  /** Called when a file's address has expired: refetching the article may help. */
  readonly onStale?: () => void;
}

type Words = ReturnType<typeof phrases.use>['t'];

/** Labels and values of a dissertation's facts. */
function factsOf(t: Words, { kind, supervisor, institution, year }: ShownArticle) {
  if (kind === 'article') return [];
  const facts: readonly (readonly [string, string])[] = [
    [t('supervisor'), supervisor],
    [t('institution'), institution],
    [t('year'), year === null ? '' : String(year)],
  ];
  return facts.filter(([, value]) => value !== '');
}

/** An article or a dissertation as readers see it, in both colour schemes and in print. */
export function ArticleView({ article, heading: Heading = 'h1', onStale }: ArticleViewProps) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { title, authors, categoryName, organName, publishedAt, summary, cover } = article;
  const { document, documentFiles, keywords, attachment, kind } = article;
  const facts = factsOf(t, article);
  const meta = [
    authors.join(t('comma')),
    publishedAt === null ? t('unpublished') : formatDate(publishedAt, 'date'),
    organName,
  ];
  const file = attachment && fileAddress(attachment.url);
  return (
    <article className="edu-article" aria-labelledby="edu-article-title">
      <StyleSheet css={articleStyles(token)} />
      <header>
        {categoryName && <p className="edu-article-class">{categoryName}</p>}
        <Heading id="edu-article-title">{title}</Heading>
        <p className="edu-article-meta">{meta.filter(Boolean).join(' · ')}</p>
      </header>
      <SafeImage
        className="edu-article-cover"
        src={safeImage(fileAddress(cover))}
        alt=""
        fallback={null}
      />
      {facts.length > 0 && (
        <dl>
          {facts.map(([label, value]) => [
            <dt key={label}>{label}</dt>,
            <dd key={`${label}-value`}>{value}</dd>,
          ])}
        </dl>
      )}
      {summary !== '' && (
        <p className="edu-article-lead">
          {kind === 'dissertation' && <strong>{t('abstract')}</strong>}
          {summary}
        </p>
      )}
      {document && (
        <RichTextView document={document} files={documentFiles} {...(onStale && { onStale })} />
      )}
      {(attachment || keywords.length > 0) && (
        <footer>
          {attachment && (
            <p>
              {t('attachment')}
              {t('colon')}
              {file ? <a href={file}>{attachment.title}</a> : attachment.title}
            </p>
          )}
          {keywords.length > 0 && (
            <p>
              {t('keywords')}
              {t('colon')}
              {keywords.join(t('comma'))}
            </p>
          )}
        </footer>
      )}
    </article>
  );
}
