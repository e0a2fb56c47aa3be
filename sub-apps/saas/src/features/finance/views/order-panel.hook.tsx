import {
  type CourseOrder,
  formatDate,
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
import { orderStates } from '../data/order-query';
import { phrases } from '../phrases';
import { amountText, OrderStateTag } from './order-columns.view';

const useChanges = ({ id }: CourseOrder, page: PageQuery) =>
  data.useAuditOfRowQuery({ kind: 'order', id, ...page });

const moment = (iso: string | null): string | null => iso && formatDate(iso, 'datetime');

/** The panel of an order: buyer, course, payment and history. */
export function useOrderPanel(): Panel<CourseOrder> {
  const { t } = phrases.use();
  const sales = salesPhrases.use();
  const { token } = theme.useToken();
  const can = useCan();
  return {
    sections: (row) => {
      const { userId, personName, courseId, courseTitle } = row;
      const student = `/saas/student?${new URLSearchParams({ keyword: personName, row: userId ?? '' })}`;
      return [
        {
          title: t('about'),
          facts: [
            [t('number'), row.number],
            [t('state'), <OrderStateTag key="state" state={row.state} />],
            [
              t('person'),
              userId !== null && can('student.read') ? (
                <PageLink key="person" to={student} style={{ color: token.colorLink }}>
                  {personName}
                </PageLink>
              ) : (
                `${personName} ${userId === null ? t('gone') : ''}`
              ),
            ],
            [t('phone'), row.phone],
            [
              t('course'),
              can('course.read') ? (
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
            [sales.t('term'), termText(row.days)],
            [t('branch'), row.branchName],
            [t('author'), row.createdByName],
            [t('createdAt'), moment(row.createdAt)],
          ],
        },
        {
          title: t('payment'),
          facts: [
            [t('amount'), amountText(row)],
            [t('way'), t(`ways.${row.way}`)],
            ...(row.batchName === null ? [] : [[t('batch'), row.batchName] as const]),
            [t('paidAt'), moment(row.paidAt)],
            ...(row.state === 'paid'
              ? [[t('expiresAt'), moment(row.expiresAt) ?? t('forGood')] as const]
              : []),
            [t('receipt'), row.receipt],
            ...(row.refundedAt === null
              ? []
              : [
                  [t('refunded'), formatPrice(row.refunded)] as const,
                  [t('refundedAt'), moment(row.refundedAt)] as const,
                ]),
            ...(row.cancelledAt === null
              ? []
              : [[t('cancelledAt'), moment(row.cancelledAt)] as const]),
            ...(row.reason === null ? [] : [[t('reason'), row.reason] as const]),
            [t('note'), row.note],
          ],
        },
      ];
    },
    history: {
      useRead: useChanges,
      fields: {
        orderStatus: t('state'),
        receipt: t('receipt'),
        paidAt: t('paidAt'),
        expiresAt: t('expiresAt'),
        refunded: t('refunded'),
        reason: t('reason'),
      },
      textOf: (field, value) => {
        if (field === 'paidAt' || field === 'expiresAt')
          return formatDate(String(value), 'datetime');
        if (field === 'refunded') return formatPrice(Number(value));
        const state = orderStates.find((orderState) => orderState === value);
        return field === 'orderStatus' && state ? t(`is.${state}`) : undefined;
      },
    },
  };
}
