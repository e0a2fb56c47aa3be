import { api, type Department } from '@edu/shared-utility';
import { useEffect, useState } from 'react';
import { quietly, toFailure } from '../../../common/failure';

/** What the site shows of its organisation. */
export type DemoSite =
  | { status: 'loading' }
  | { status: 'ready'; students: number; departments: readonly Department[] }
  | { status: 'failed'; code: number; message: string };

const most = 8;

/** Loads on arrival and on request; a page that is left or asked again drops the older answer. */
export function useDemoSite(): { site: DemoSite; reload: () => void } {
  const [site, setSite] = useState<DemoSite>({ status: 'loading' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is what asks again
  useEffect(() => {
    const abort = new AbortController();
    const options = { ...quietly, signal: abort.signal };
    Promise.all([
      api.user.findByCondition({ pageNum: 1, pageSize: 1 }, options),
      api.department.findByCondition({ pageNum: 1, pageSize: most }, options),
    ])
      .then(([students, departments]) =>
        setSite({ status: 'ready', students: students.total, departments: departments.list }),
      )
      .catch((error: unknown) => {
        if (!abort.signal.aborted) setSite({ status: 'failed', ...toFailure(error) });
      });
    return () => abort.abort();
  }, [round]);
  return {
    site,
    reload() {
      setSite({ status: 'loading' });
      setRound(round + 1);
    },
  };
}
