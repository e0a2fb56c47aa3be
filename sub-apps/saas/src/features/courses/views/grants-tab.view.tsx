import { type Course, toast, useAppLife } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { useState } from 'react';
import { ListInTab } from '../../../common/list-in-tab.view';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';
import { GrantDialog, type GrantTerms } from './grant-dialog.view';
import { GrantsList } from './grants-list.view';

/** Who may learn this course. */
export function GrantsTab({ course }: { readonly course: Course }) {
  const { t } = phrases.use();
  const appSignal = useAppLife();
  const [grant, { isLoading }] = data.useCourseBatchGrantMutation();
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = async (terms: GrantTerms): Promise<void> => {
    if (isLoading) return;
    const { error } = await grant({ courseIds: [course.id], ...terms });
    if (appSignal.aborted) return;
    if (error) return setRefusal(failureOf(error).message);
    toast.success(t('done.granted', { title: course.title }));
    setOpen(false);
  };
  const open = (): void => {
    setRefusal(null);
    setOpen(true);
  };
  return (
    <ListInTab>
      <GrantsList courseId={course.id} onGrant={open}>
        {isOpen && (
          <GrantDialog
            title={t('grantTitle', { title: course.title })}
            isSending={isLoading}
            refusal={refusal}
            onGrant={(terms) => void send(terms)}
            onClose={() => setOpen(false)}
          />
        )}
      </GrantsList>
    </ListInTab>
  );
}
