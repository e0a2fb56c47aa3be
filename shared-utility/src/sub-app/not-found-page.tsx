import { useLocation } from 'react-router';
import { sharedPhrases } from '../i18n/shared-phrases';
import { PageCard } from '../page-card';

interface Props {
  /** The way on; the first page of the menu, unless said otherwise. */
  readonly back?: { readonly label: string; readonly href: string };
}

/** For an address below an app that is none of its pages: the frame stays, and so does a way back. */
export function NotFoundPage({ back }: Props) {
  const { t } = sharedPhrases.use();
  // the router's place is below the app's own segment
  useLocation();
  return (
    <PageCard
      content={{
        art: 'lost',
        title: t('page.notFound'),
        lines: [t('page.notFoundHint')],
        detail: window.location.pathname,
        role: 'status',
        actions: [back ?? { label: t('crashed.home'), href: '/' }],
      }}
    />
  );
}
