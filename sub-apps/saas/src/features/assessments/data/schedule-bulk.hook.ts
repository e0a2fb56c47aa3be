import type { Assessment } from '@edu/shared-utility';
import type { BulkAction } from '@edu/shared-utility/admin';
import { useRef } from 'react';
import { data } from '../../../common/oversight-data';
import { phrases } from '../phrases';

export interface Appointment {
  readonly appointedAt: string;
  readonly place: string;
}

/**
 * Schedules several assessments for one time and place; those that cannot be scheduled any more are reported row by
 * row.
 */
export function useScheduleBulk(
  ask: (count: number) => Promise<Appointment | null>,
): BulkAction<Assessment> {
  const { t } = phrases.use();
  const [appoint] = data.useAssessmentAppointMutation();
  const handlers = useRef<Appointment | null>(null);
  return {
    key: 'appoint',
    label: t('appoint'),
    permission: 'assessment.write',
    ask: async (count) => {
      handlers.current = await ask(count);
      return handlers.current !== null;
    },
    send: ({ id, version }) =>
      handlers.current ? appoint({ id, version, ...handlers.current }) : Promise.resolve({}),
    done: (count) => t('appointManyDone', { count }),
  };
}
