import { PageCard } from '@edu/shared-utility';
import { phrases } from '../phrases';

/** Shown where there is nothing to preview. @param list path of the list on this site */
export function PreviewMissing({ list }: { readonly list: string }) {
  const { t } = phrases.use();
  return (
    <PageCard
      content={{
        art: 'lost',
        title: t('gone'),
        lines: [t('goneHint')],
        role: 'status',
        actions: [{ label: t('back'), href: list }],
      }}
    />
  );
}
