import { useLocation } from 'react-router';
import { sharedPhrases } from '../i18n/shared-phrases';
import { PageCard } from '../page-card';

interface Props {
  /** The way on; the first page of the menu, unless said otherwise. */
  readonly back?: { readonly label: string; readonly href: string };
  /** What was asked for, where that is not the page's own address; null where nobody knows. */
  readonly address?: string | null;
}

/** For an address that is no page, below an app or of the site: the frame stays, and so does a way back. */
export function NotFoundPage({ back, address = window.location.pathname }: Props) {
  const { t } = sharedPhrases.use();
  // the router's place is below the app's own segment
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
