import { sharedPhrases } from '../i18n/shared-phrases';
import { PageCard } from '../page-card';

/** In place of a page that the person may not see; `text` says whose it is. Trying again would be useless. */
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
