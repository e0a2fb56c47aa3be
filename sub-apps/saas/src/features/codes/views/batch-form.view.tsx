import { type CodeBatch, formatDate, LazyView, lazyPart, partFailed } from '@edu/shared-utility';
import { FormDialog } from '@edu/shared-utility/admin';
import { useEffect } from 'react';
import type { useBatchForm } from '../data/batch-form.hook';
import { phrases } from '../phrases';

/** A separate chunk, loaded after the list, so that readers of the list need not wait for it. */
const fields = lazyPart('saas', () => import('./batch-fields.view'));

interface Props {
  readonly form: ReturnType<typeof useBatchForm>;
  readonly isPageReady: boolean;
}

/** The dialog of a batch. */
export function BatchForm({ form, isPageReady }: Props) {
  const { t } = phrases.use();
  useEffect(() => {
    if (isPageReady) void fields.fetch().catch(() => {});
  }, [isPageReady]);
  const textOf = ({ validUntil }: CodeBatch, field: string): string | undefined => {
    if (field !== 'validUntil') return undefined;
    return validUntil === null ? t('noEnd') : formatDate(validUntil, 'datetime');
  };
  return (
    <FormDialog
      form={form}
      titles={{ add: t('addTitle'), edit: t('editTitle'), verb: t('addVerb') }}
      labels={{ name: t('name'), validUntil: t('until') }}
      textOf={textOf}
      isPageReady={isPageReady}
    >
      <LazyView
        part={fields}
        partProps={{ isNew: form.state.status !== 'closed' && form.state.row === null }}
        failed={partFailed}
      />
    </FormDialog>
  );
}
