import { articlePhrases } from '@edu/shared-utility/article';
import { phrases } from '../../common/news/phrases';
import { NewsArticlePage } from './views/news-article-page.view';

/** What the app needs to show this screen once its chunk has arrived. */
export const screen = { Page: NewsArticlePage, phrases: [phrases, articlePhrases] };
