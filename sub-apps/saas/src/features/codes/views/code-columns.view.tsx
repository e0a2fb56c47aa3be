import type { RedemptionCode } from '@edu/shared-utility';
import { Button, type TableColumnsType } from 'antd';
import type { phrases } from '../phrases';
import { Redeemer } from './redeemer.view';

interface Options {
  readonly t: ReturnType<typeof phrases.use>['t'];
  readonly isNarrow: boolean;
  readonly mayWrite: boolean;
  /** Whether the code links to the order that it paid. */
  readonly mayReadOrders: boolean;
  readonly isBusy: boolean;
  readonly onMove: (code: RedemptionCode, withdrawn: boolean) => void;
}

/** The columns of the codes, with the actions of those who may change them. */
export function codeColumns(options: Options): TableColumnsType<RedemptionCode> {
  const { t, isNarrow, mayWrite, mayReadOrders, isBusy, onMove } = options;
  return [
    {
      key: 'code',
      title: t('code'),
      render: (_, code) => (
        <>
          <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
            {code.code}
          </span>
          <br />
          {t(`codeIs.${code.state}`)}
          {isNarrow && code.redeemedAt && (
            <div>
              <Redeemer code={code} isLink={mayReadOrders} />
            </div>
          )}
        </>
      ),
    },
    // On a phone this column does not fit beside the code.
    ...(isNarrow
      ? []
      : [
          {
            key: 'by',
            title: t('redeemedBy'),
            render: (_: unknown, code: RedemptionCode) => (
              <Redeemer code={code} isLink={mayReadOrders} />
            ),
          },
        ]),
    ...(mayWrite
      ? [
          {
            key: 'act',
            render: (_: unknown, code: RedemptionCode) =>
              code.state !== 'redeemed' && (
                <Button
                  type="link"
                  size="small"
                  disabled={isBusy}
                  danger={code.state === 'open'}
                  aria-label={t(code.state === 'open' ? 'withdrawOne' : 'takeBackOne', {
                    code: code.code,
                  })}
                  onClick={() => onMove(code, code.state === 'open')}
                >
                  {t(code.state === 'open' ? 'withdraw' : 'takeBack')}
                </Button>
              ),
          },
        ]
      : []),
  ];
}
