import { LazyView, lazyPart, partFailed } from '@edu/shared-utility';
import { FormDialog } from '@edu/shared-utility/admin';
import { useEffect } from 'react';
import type { useOrderForm } from '../data/order-form.hook';
import { phrases } from '../phrases';

/** A separate chunk, loaded after the list, so that readers of the list need not wait for it. */
const fields = lazyPart('saas', () => import('./order-fields.view'));

interface Props {
  readonly form: ReturnType<typeof useOrderForm>;
  readonly isPageReady: boolean;
}

/** The dialog of new orders. */
export function OrderForm({ form, isPageReady }: Props) {
  const { t } = phrases.use();
  useEffect(() => {
    if (isPageReady) void fields.fetch().catch(() => {});
  }, [isPageReady]);
  return (
    <FormDialog
      form={form}
      titles={{ add: t('addTitle'), verb: t('addVerb') }}
      labels={{ userIds: t('students') }}
      isPageReady={isPageReady}
    >
      <LazyView part={fields} partProps={{}} failed={partFailed} />
    </FormDialog>
  );
}
