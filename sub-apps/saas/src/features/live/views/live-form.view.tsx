import { LazyView, lazyPart, partFailed } from '@edu/shared-utility';
import { FormDialog } from '@edu/shared-utility/admin';
import { useEffect } from 'react';
import type { useLiveForm } from '../data/live-form.hook';
import { timesText } from '../data/times';
import { phrases } from '../phrases';

/** A separate chunk, loaded after the page, so that readers need not wait for it. */
const fields = lazyPart('saas', () => import('./live-fields.view'));

interface Props {
  readonly form: ReturnType<typeof useLiveForm>['form'];
  readonly id: string | null;
  readonly isPageReady: boolean;
}

/** The dialog to plan or change a session. */
export function LiveForm({ form, id, isPageReady }: Props) {
  const { t } = phrases.use();
  useEffect(() => {
    if (isPageReady) void fields.fetch().catch(() => {});
  }, [isPageReady]);
  return (
    <FormDialog
      form={form}
      titles={{ add: t('addTitle'), edit: t('editTitle'), verb: t('addVerb') }}
      labels={{
        ...{ title: t('title'), courseId: t('course'), hostName: t('host') },
        ...{ teacherIds: t('teachers'), startsAt: t('startsAt'), endsAt: t('endsAt') },
        ...{ zone: t('zone'), remindMinutes: t('remind'), joinUrl: t('joinUrl') },
        summary: t('summary'),
      }}
      textOf={(row, field) => {
        if (field === 'courseId') return row.courseTitle;
        return field === 'startsAt' || field === 'endsAt' ? timesText(row.zone, row) : undefined;
      }}
      isPageReady={isPageReady}
      width={640}
    >
      <LazyView part={fields} partProps={{ id }} failed={partFailed} />
    </FormDialog>
  );
}
