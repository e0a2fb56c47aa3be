import { sharedPhrases } from '../i18n/shared-phrases';
import { PageCard } from '../page-card';

/**
 * Shown in place of a page that the person may not see; `text` says who may. It offers no retry, which would not
 * help.
 */
export function ForbiddenPage({ text }: { readonly text: string }) {
  const { t } = sharedPhrases.use();
  return (
    <PageCard
      content={{
        art: 'locked',
        title: t('page.forbidden'),
        lines: [text],
        role: 'status',
        actions: [{ label: t('crashed.home'), href: '/' }],
      }}
    />
  );
}
