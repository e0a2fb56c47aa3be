import { type LiveSession, useCan } from '@edu/shared-utility';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLiveActions } from './live-actions.hook';
import { useLiveForm } from './live-form.hook';

/** State shared by list and calendar: the form, the cancellation dialog, and navigation. */
export function useLiveDialogs(reload: () => void) {
  const navigate = useNavigate();
  const mayPlan = useCan()('live.write');
  const { form, plan } = useLiveForm(reload);
  const [editing, setEditing] = useState<string | null>(null);
  const [cancelling, setCancelling] = useState<LiveSession | null>(null);
  const actions = useLiveActions({
    edit: (row) => {
      setEditing(row.id);
      form.open(row);
    },
    cancel: setCancelling,
    room: ({ id }) => navigate(`/zegoroomkit?live=${id}`),
  });
  return {
    form,
    editing,
    cancelling,
    actions,
    endCancelling: () => setCancelling(null),
    mayPlan,
    plan: (day: string | null, courseId?: string) => {
      setEditing(null);
      plan(day, courseId);
    },
  };
}

export type LiveDialogState = ReturnType<typeof useLiveDialogs>;
