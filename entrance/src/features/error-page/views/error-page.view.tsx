import { NotFoundPage, PageCard, page } from '@edu/shared-utility';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ScreenStyleSheet } from '../../../common/screen-style-sheet.view';
import { StyleSheet } from '../../../common/style-sheet.view';
import { useThemeVars } from '../../../common/theme-vars.hook';
import { readError } from '../data/read-error';
import { phrases } from '../phrases';

/** Whether the page is in the frame; then it fills only the content slot. */
const isInFrame = (): boolean => document.getElementById('edu-root')?.dataset.layout === 'framed';

function ErrorContainer({ children }: { readonly children: ReactNode }) {
  const vars = useThemeVars();
  return (
    <div className={isInFrame() ? 'ee-framed' : 'ee-full'} style={vars}>
      <StyleSheet />
      <ScreenStyleSheet />
      {children}
    </div>
  );
}

/** The error page: what happened, what is not lost, what to try; with or without the frame. */
export function ErrorPage() {
  const { t } = phrases.use();
  const { pathname, search } = useLocation();
  const { kind, code, from } = readError(pathname, search);
  if (kind === 'notFound') {
    return (
      <ErrorContainer>
        <NotFoundPage address={from} />
      </ErrorContainer>
    );
  }
  const mayRetry = kind === 'module' || kind === 'server';
  // By a page load, so that a failed module is requested again.
  const retry = () => (from ? page.assign(from) : page.reload());
  return (
    <ErrorContainer>
      <PageCard
        content={{
          art: kind === 'forbidden' ? 'locked' : 'broken',
          title: t(`${kind}.title`),
          lines: [t(`${kind}.hint`), ...(from ? [t('address', { path: from })] : [])],
          detail: t('code', { code }),
          role: 'status',
          actions: [
            ...(mayRetry ? [{ label: t('retry'), press: retry }] : []),
            { label: t('home'), href: '/' },
            ...(window.history.length > 1
              ? [{ label: t('back'), press: () => window.history.back() }]
              : []),
          ],
        }}
      />
    </ErrorContainer>
  );
}
