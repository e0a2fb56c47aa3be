import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { LiveDialogState } from './live-dialogs.hook';

/** `?plan=<course>` opens the form for a session of that course, once: a reload does not open it again. */
export function usePlanFromAddress({ mayPlan, plan }: LiveDialogState): void {
  const [search, setSearch] = useSearchParams();
  const courseId = search.get('plan');
  const latest = useRef(plan);
  latest.current = plan;
  useEffect(() => {
    if (courseId === null || !mayPlan) return;
    latest.current(null, courseId);
    setSearch(
      (current) => {
        current.delete('plan');
        return current;
      },
      { replace: true },
    );
  }, [courseId, mayPlan, setSearch]);
}
