import { articlePhrases } from '@edu/shared-utility/article';
import { phrases } from '../../common/news/phrases';
import { NewsPage } from './views/news-page.view';

/** Exports of this screen's chunk. */
export const screen = { Page: NewsPage, phrases: [phrases, articlePhrases] };
