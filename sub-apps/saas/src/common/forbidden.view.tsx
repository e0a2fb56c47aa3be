import { PageCard } from '@edu/shared-utility';
import { phrases } from '../phrases';

/** In place of a page that the person may not see; `text` says whose it is. Another try would help nobody. */
export function Forbidden({ text }: { readonly text: string }) {
  const { t } = phrases.use();
  return (
    <PageCard
      content={{
        art: 'locked',
        title: t('common.forbiddenTitle'),
        lines: [text],
        role: 'status',
        actions: [{ label: t('common.home'), href: '/' }],
      }}
    />
  );
}
