import {
  page,
  SafeImage,
  useContextValue,
  useDelayed,
  usePageTitle,
  usePending,
} from '@edu/shared-utility';
import { Button } from 'antd';
import { type ReactNode, type Ref, useContext, useEffect, useId, useMemo } from 'react';
import { phrases } from '../phrases';
import { AppearanceSwitch } from './appearance-switch.view';
import { Brand } from './brand.view';
import { readBranding } from './branding';
import { Illustration } from './illustration';
import { LanguageSwitch } from './language-switch.view';
import { OfflineNotice } from './offline.view';
import { ScreenHistory } from './screen-history';
import { useSiteTitle } from './site-title.hook';
import { StyleSheet } from './style-sheet.view';
import { useThemeVars } from './theme-vars.hook';

interface Props {
  readonly heading: string;
  /** Changes with the step of a screen with several; the heading then receives the focus. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** Text below the heading. */
  readonly lead?: string;
  /** Whether the form is wide, for many fields. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** Layout of all entrance screens. On a host without a tenant it shows a message, since no form could succeed. */
export function EntranceLayout(props: Props) {
  const { t } = phrases.use();
  if (!useContextValue('tenantUnknown')) return <EntranceFrame {...props} />;
  const { host } = window.location;
  return (
    <EntranceFrame heading={t('host.unknown')} lead={t('host.unknownHint', { host })}>
      <Button size="large" block onClick={() => page.reload()}>
        {t('common.reload')}
      </Button>
    </EntranceFrame>
  );
}

/** Picture on the left, form on the right; below 960 px without the picture (architecture §7). */
function EntranceFrame({ heading, headingRef, lead, wide, children }: Props) {
  const vars = useThemeVars();
  const config = useContextValue('frontendConfig');
  const title = useSiteTitle();
  const dark = useContextValue('appearance') === 'dark';
  // biome-ignore lint/correctness/useExhaustiveDependencies: branding is read from the configuration
  const branding = useMemo(readBranding, [config]);
  const id = useId();
  const isNavigating = useDelayed(usePending());

  usePageTitle(heading, title);

  const earlier = useContext(ScreenHistory);
  // The element that had the focus was removed with the former screen; a form with autofocus sets
  // it itself.
  useEffect(() => {
    if (earlier.wasShown && document.activeElement === document.body) {
      document.getElementById(id)?.focus();
    }
    earlier.wasShown = true;
  }, [earlier, id]);

  return (
    <div
      className="ee-page"
      style={vars}
      data-backdrop={branding.backdrop ? '' : undefined}
      data-dark={dark ? '' : undefined}
    >
      <StyleSheet />
      <SafeImage src={branding.backdrop} className="ee-backdrop" alt="" fallback={null} />
      <div className="ee-picture" aria-hidden="true">
        <SafeImage src={branding.picture} className="" alt="" fallback={<Illustration />} />
      </div>
      <div className={wide ? 'ee-side ee-wide' : 'ee-side'}>
        <div className="ee-bar">
          <AppearanceSwitch />
          <LanguageSwitch />
        </div>
        <section className="ee-center" aria-labelledby={id} aria-busy={isNavigating || undefined}>
          <Brand />
          <h1 id={id} ref={headingRef} tabIndex={-1} className="ee-heading">
            {heading}
          </h1>
          {lead && <p className="ee-lead">{lead}</p>}
          <OfflineNotice />
          {children}
        </section>
      </div>
    </div>
  );
}
