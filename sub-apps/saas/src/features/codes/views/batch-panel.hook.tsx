import {
  type CodeBatch,
  formatDate,
  formatNumber,
  PageLink,
  type PageQuery,
  useCan,
} from '@edu/shared-utility';
import type { Panel } from '@edu/shared-utility/admin';
import { formatPrice } from '@edu/shared-utility/media';
import { theme } from 'antd';
import { data } from '../../../common/page-data';
import { salesPhrases } from '../../../common/sales/phrases';
import { termText } from '../../../common/sales/term-text';
import { lastMomentText } from '../data/last-moment';
import { phrases } from '../phrases';
import { BatchState } from './batch-state.view';
import { CodesTable } from './codes-table.view';

const useChanges = ({ id }: CodeBatch, page: PageQuery) =>
  data.useAuditOfRowQuery({ kind: 'code', id, ...page });

/** The panel of a batch: codes left, what they open, the codes themselves, and its history. */
export function useBatchPanel(): Panel<CodeBatch> {
  const { t } = phrases.use();
  const sales = salesPhrases.use();
  const { token } = theme.useToken();
  const mayReadCourses = useCan()('course.read');
  return {
    sections: (row) => {
      const { made, redeemed, withdrawn, courseId, courseTitle } = row;
      return [
        {
          title: t('figures'),
          facts: [
            [t('made'), `${formatNumber(made)} / ${formatNumber(row.count)}`],
            [t('redeemed'), formatNumber(redeemed)],
            [t('withdrawn'), formatNumber(withdrawn)],
            [t('open'), formatNumber(made - redeemed - withdrawn)],
          ],
        },
        {
          title: t('about'),
          facts: [
            [t('state'), <BatchState key="state" batch={row} />],
            [
              t('course'),
              mayReadCourses ? (
                <PageLink
                  key="course"
                  to={`/saas/course/${courseId}/basics`}
                  style={{ color: token.colorLink }}
                >
                  {courseTitle}
                </PageLink>
              ) : (
                courseTitle
              ),
            ],
            [t('price'), row.price === 0 ? t('free') : formatPrice(row.price)],
            [sales.t('term'), termText(row.days)],
            [
              t('validUntil'),
              row.validUntil === null ? t('noEnd') : lastMomentText(row.validUntil),
            ],
            [t('branch'), row.branchName],
            [t('author'), row.createdByName],
            [t('createdAt'), formatDate(row.createdAt, 'datetime')],
          ],
        },
        { title: t('codes'), content: <CodesTable key={row.id} batch={row} /> },
      ];
    },
    history: {
      useRead: useChanges,
      fields: {
        name: t('name'),
        validUntil: t('validUntil'),
      },
      textOf: (field, value) =>
        field === 'validUntil' ? lastMomentText(String(value)) : undefined,
    },
  };
}
