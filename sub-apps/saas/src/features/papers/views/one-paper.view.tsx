import { type Paper, usePageTitle } from '@edu/shared-utility';
import type { ReactNode } from 'react';
import { data } from '../../../common/examining-data';
import { OneRow } from '../../../common/one-row.view';
import { phrases } from '../phrases';

interface Props {
  readonly id: string;
  readonly children: (paper: Paper) => ReactNode;
}

/** Reads one paper for its page. */
export function OnePaper({ id, children }: Props) {
  const { t } = phrases.use();
  const read = data.usePaperFindByIdQuery({ id });
  const paper = read.data?.id === id ? read.data : undefined;
  usePageTitle(paper?.title ?? null, null);
  return (
    <OneRow
      read={read}
      row={paper}
      words={{ forbidden: t('forbidden'), failed: t('failed'), loading: t('loading') }}
      back={{ label: t('backToList'), href: '/saas/paper' }}
    >
      {children}
    </OneRow>
  );
}
