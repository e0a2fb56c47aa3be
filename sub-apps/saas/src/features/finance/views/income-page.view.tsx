import {
  errorCodes,
  FailedNotice,
  ForbiddenPage,
  useCan,
  useContextValue,
} from '@edu/shared-utility';
import { adminPhrases } from '@edu/shared-utility/admin';
import { loadedOf, usePageName, usePageSurface } from '@edu/shared-utility/data';
import { Flex, Select, Skeleton, theme } from 'antd';
import { useSearchParams } from 'react-router';
import { BranchSelect } from '../../../common/branch-select.view';
import { data } from '../../../common/page-data';
import { offeredYears, yearOf } from '../data/income-year';
import { phrases } from '../phrases';
import { FinanceNav } from './finance-nav.view';
import { IncomeCourses } from './income-courses.view';
import { IncomeMonths } from './income-months.view';
import { IncomeSums } from './income-sums.view';

export const prepare = () => Promise.all([phrases.load(), adminPhrases.load()]);

/** /saas/finance/income: the income of a year by month. */
export default function IncomePage() {
  const { t } = phrases.use();
  usePageName(t('income'));
  const { token } = theme.useToken();
  const surface = usePageSurface();
  const zone = useContextValue('timezone');
  const can = useCan();
  const [search, setSearch] = useSearchParams();
  const years = offeredYears(zone);
  const year = yearOf(search.get('year'), years);
  const branchId = search.get('branch');
  const read = data.useCourseOrderIncomeQuery({
    ...{ from: `${year}-01`, to: `${year}-12`, zone },
    ...(branchId && { branchId }),
  });
  const load = loadedOf(read);
  const set = (name: 'year' | 'branch', value: string | null): void => {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next);
  };
  if (load.status === 'failed' && load.code === errorCodes.forbidden) {
    return <ForbiddenPage text={t('incomeForbidden')} />;
  }
  return (
    <>
      <FinanceNav />
      <section
        aria-label={t('income')}
        data-fits-phone
        style={{
          display: 'grid',
          gap: token.marginLG,
          gridTemplateColumns: 'minmax(0, 1fr)',
          ...surface,
        }}
      >
        <Flex wrap gap="small" justify="space-between" align="center">
          <h1 style={{ margin: 0, fontSize: token.fontSizeHeading4, fontWeight: 600 }}>
            {t('income')}
          </h1>
          <Flex wrap gap="small">
            {can('branch.read') && (
              <BranchSelect
                label={t('branch')}
                placeholder={t('branch')}
                style={{ minWidth: 144 }}
                value={branchId}
                onChange={(next) => set('branch', next)}
              />
            )}
            <Select
              aria-label={t('year')}
              value={year}
              options={years.map((value) => ({
                value,
                label: t('yearOf', { year: value }),
              }))}
              onChange={(next) => set('year', next === years[0] ? null : String(next))}
            />
          </Flex>
        </Flex>
        {load.status === 'failed' ? (
          <FailedNotice
            title={t('failed')}
            hint={load.message}
            onRetry={() => void read.refetch()}
          />
        ) : load.data ? (
          <>
            <IncomeSums income={load.data} />
            <IncomeMonths months={load.data.months} year={year} branchId={branchId} />
            <p style={{ margin: 0, color: token.colorTextSecondary }}>{t('zone', { zone })}</p>
            <IncomeCourses courses={load.data.courses} />
          </>
        ) : (
          <div role="status" aria-label={t('loading')}>
            <Skeleton active />
          </div>
        )}
      </section>
    </>
  );
}
