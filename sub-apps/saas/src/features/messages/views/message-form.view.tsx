import { LazyView, lazyPart, partFailed } from '@edu/shared-utility';
import { FormDialog } from '@edu/shared-utility/admin';
import { useEffect } from 'react';
import { audienceText } from '../data/audience-text';
import type { useMessageForm } from '../data/message-form.hook';
import { phrases } from '../phrases';

/** A separate chunk, loaded after the list, so that readers of the list need not wait for it. */
const fields = lazyPart('saas', () => import('./message-fields.view'));

interface Props {
  readonly form: ReturnType<typeof useMessageForm>;
  readonly isPageReady: boolean;
}

/** The dialog of a draft. */
export function MessageForm({ form, isPageReady }: Props) {
  const { t } = phrases.use();
  useEffect(() => {
    if (isPageReady) void fields.fetch().catch(() => {});
  }, [isPageReady]);
  return (
    <FormDialog
      form={form}
      titles={{ add: t('addTitle'), edit: t('editTitle') }}
      labels={{
        title: t('title'),
        text: t('text'),
        audience: t('audience'),
        channels: t('channels'),
      }}
      textOf={(row, field) => {
        if (field === 'audience') return audienceText(row);
        if (field !== 'channels') return undefined;
        return row.channels.map((channel) => t(`ways.${channel}`)).join(t('and'));
      }}
      isPageReady={isPageReady}
      width={640}
    >
      <LazyView part={fields} partProps={{}} failed={partFailed} />
    </FormDialog>
  );
}
