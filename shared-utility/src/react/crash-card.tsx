import type { ReactElement } from 'react';
import { sharedPhrases } from '../i18n';
import { navigate } from '../navigation';
import { drawCard } from '../page-card/draw-card';

/** An error message can be very long; its beginning identifies it. */
const MAX_DETAIL = 300;

interface Props {
  /** The thrown value. */
  error: unknown;
  /** Name of the application that threw it. */
  app?: string;
  onRetry?: () => void;
}

/** A card in plain elements, which renders whatever else is broken. */
export function CrashCard({ error, app, onRetry }: Props): ReactElement {
  const { t } = sharedPhrases;
  const home = { label: t('crashed.home'), press: () => navigate('/') };
  const draw = (container: HTMLElement | null) =>
    container?.replaceChildren(
      drawCard({
        art: 'broken',
        title: t('crashed.title'),
        lines: [t('crashed.safe')],
        detail: [app, error].filter(Boolean).join(' · ').slice(0, MAX_DETAIL),
        actions: onRetry ? [{ label: t('crashed.retry'), press: onRetry }, home] : [home],
        role: 'alert',
      }),
    );
  return <div ref={draw} />;
}
