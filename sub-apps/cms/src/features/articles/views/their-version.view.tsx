import type { Article } from '@edu/shared-utility';
import { ArticleView } from '@edu/shared-utility/article';
import { theme } from 'antd';
import { phrases } from '../phrases';

/** Preview of the version that somebody else has saved, so that the person sees what a choice would lose. */
export function TheirVersion({ article }: { readonly article: Article }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  return (
    <section
      aria-label={t('theirVersion')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keys
      tabIndex={0}
      style={{
        ...{ maxHeight: '45vh', overflow: 'auto', padding: token.padding },
        border: `1px solid ${token.colorWarningBorder}`,
        borderRadius: token.borderRadiusLG,
        background: token.colorBgContainer,
      }}
    >
      <ArticleView article={article} heading="h2" />
    </section>
  );
}
