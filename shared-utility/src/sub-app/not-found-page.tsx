import { useLocation } from 'react-router';
import { sharedPhrases } from '../i18n/shared-phrases';
import { PageCard } from '../page-card';

interface Props {
  /** Link of the card; by default the first page of the menu. */
  readonly back?: { readonly label: string; readonly href: string };
  /** The requested address, where it is not the page's own; null where it is unknown. */
  readonly address?: string | null;
}

/** Shown for an address that is no page, below an app or of the site; the frame stays. */
export function NotFoundPage({ back, address = window.location.pathname }: Props) {
  const { t } = sharedPhrases.use();
  // Renders again when the address changes; the router's own location lacks the app's segment.
  useLocation();
  return (
    <PageCard
      content={{
        art: 'lost',
        title: t('page.notFound'),
        lines: [t('page.notFoundHint')],
        ...(address !== null && { detail: address }),
        role: 'status',
        actions: [back ?? { label: t('crashed.home'), href: '/' }],
      }}
    />
  );
}
