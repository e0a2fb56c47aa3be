import { formatDate, PageLink, type RedemptionCode } from '@edu/shared-utility';
import { theme } from 'antd';

/** The address of the order created by a redemption, in the list filtered by the student's name. */
const orderAddress = (orderId: string, name: string): string =>
  `/saas/finance?${new URLSearchParams({ keyword: name, way: 'code', row: orderId })}`;

/** Who redeemed it and when, with a link to the order. */
export function Redeemer({
  code,
  isLink,
}: {
  readonly code: RedemptionCode;
  readonly isLink: boolean;
}) {
  const { token } = theme.useToken();
  const { redeemedByName, redeemedAt, orderId } = code;
  if (!redeemedAt) return '—';
  const name = redeemedByName ?? '—';
  return (
    <>
      {isLink && orderId ? (
        <PageLink to={orderAddress(orderId, name)} style={{ color: token.colorLink }}>
          {name}
        </PageLink>
      ) : (
        name
      )}
      <br />
      {formatDate(redeemedAt, 'datetime')}
    </>
  );
}
