import type { ReactElement } from 'react';
import { sharedPhrases } from '../i18n';
import { navigate } from '../navigation';
import { drawCard } from '../page-card/draw-card';

/** The page's own card in plain elements: whatever broke, this still draws. */
export function CrashCard({ onRetry }: { onRetry?: () => void }): ReactElement {
  const { t } = sharedPhrases;
  const home = { label: t('crashed.home'), press: () => navigate('/') };
  const draw = (place: HTMLElement | null) =>
    place?.replaceChildren(
      drawCard({
        art: 'broken',
        title: t('crashed.title'),
        lines: [t('crashed.safe')],
        actions: onRetry ? [{ label: t('crashed.retry'), press: onRetry }, home] : [home],
        role: 'alert',
      }),
    );
  return <div ref={draw} />;
}
