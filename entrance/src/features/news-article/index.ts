import { articlePhrases } from '@edu/shared-utility/article';
import { phrases } from '../../common/news/phrases';
import { NewsPage } from './views/news-page.view';

/** What the app needs to show this screen once its chunk has arrived. */
export const screen = { Page: NewsPage, phrases: [phrases, articlePhrases] };
