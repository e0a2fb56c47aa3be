import type { Paper } from '@edu/shared-utility';
import { usePageName } from '@edu/shared-utility/data';
import type { ReactNode } from 'react';
import { data } from '../../../common/examining-data';
import { SingleRecord } from '../../../common/single-record.view';
import { phrases } from '../phrases';

interface Props {
  readonly id: string;
  readonly children: (paper: Paper) => ReactNode;
}

/** Loads one paper for its page. */
export function PaperLoader({ id, children }: Props) {
  const { t } = phrases.use();
  const read = data.usePaperFindByIdQuery({ id });
  const paper = read.data?.id === id ? read.data : undefined;
  usePageName(paper?.title ?? null);
  return (
    <SingleRecord
      read={read}
      row={paper}
      words={{ forbidden: t('forbidden'), failed: t('failed'), loading: t('loading') }}
      back={{ label: t('backToList'), href: '/saas/paper' }}
    >
      {children}
    </SingleRecord>
  );
}
