import { errorCodes, FailedNotice, ForbiddenPage, NotFoundPage } from '@edu/shared-utility';
import { failureOf, isMissingCode, usePageSurface } from '@edu/shared-utility/data';
import { Skeleton, theme } from 'antd';
import type { ReactNode } from 'react';

interface Props<T> {
  readonly read: {
    readonly data?: T;
    readonly error?: unknown;
    readonly isFetching: boolean;
    refetch(): unknown;
  };
  /** Kept during a refetch and after its failure, since the person may be typing. */
  readonly row: T | undefined;
  readonly words: { readonly forbidden: string; readonly failed: string; readonly loading: string };
  readonly back: { readonly label: string; readonly href: string };
  readonly children: (row: T) => ReactNode;
}

/** A page of one row, with its loading and error states. */
export function SingleRecord<T>({ read, row, words, back, children }: Props<T>) {
  const { token } = theme.useToken();
  const surface = usePageSurface();
  if (row !== undefined) {
    return (
      <section data-fits-phone style={surface}>
        {children(row)}
      </section>
    );
  }
  if (read.error && !read.isFetching) {
    const { code, message } = failureOf(read.error);
    if (code === errorCodes.forbidden) return <ForbiddenPage text={words.forbidden} />;
    if (isMissingCode(code)) {
      return <NotFoundPage back={back} />;
    }
    return <FailedNotice title={words.failed} hint={message} onRetry={() => void read.refetch()} />;
  }
  return (
    <div role="status" aria-busy aria-label={words.loading} style={{ padding: token.paddingLG }}>
      <Skeleton active paragraph={{ rows: 8 }} />
    </div>
  );
}
