import { passkeys, type SecondFactors } from '@edu/shared-utility';
import { Button, Flex, theme } from 'antd';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { SectionLoad } from '../../../common/section-load.view';
import { morePhrases } from '../../../phrases/more';
import type { FactorKind, OpenDialog } from '../data/factor-dialog';
import { secondFactorsActions as actions, selectSecondFactors } from '../data/second-factors.slice';
import { FactorRow } from './factor-row.view';

/** The section of second factors and recovery codes. */
export function SecondFactorsSection() {
  const { t } = morePhrases.use();
  const dispatch = useDispatch();
  const { load } = useSelector(selectSecondFactors);
  useEffect(() => {
    dispatch(actions.requested());
  }, [dispatch]);
  const show = (dialog: OpenDialog) => void dispatch(actions.shown(dialog));
  return (
    <SectionLoad
      title={t('factors.title')}
      load={load}
      onRetry={() => dispatch(actions.requested())}
    >
      {(factors) => <Factors factors={factors} show={show} />}
    </SectionLoad>
  );
}

interface FactorsProps {
  readonly factors: SecondFactors;
  readonly show: (dialog: OpenDialog) => void;
}

function Factors({ factors, show }: FactorsProps) {
  const { t } = morePhrases.use();
  const { token } = theme.useToken();
  const { list, recoveryCodesLeft, demanded } = factors;
  const secondaryText = { margin: 0, color: token.colorTextSecondary };
  const add = (kind: FactorKind) => show({ step: 'name', kind });
  return (
    <>
      <p style={secondaryText}>{t(list.length === 0 ? 'factors.empty' : 'factors.hint')}</p>
      <ul style={{ listStyle: 'none', margin: `${token.marginXS}px 0`, padding: 0 }}>
        {list.map((factor) => (
          <FactorRow
            key={factor.id}
            factor={factor}
            isRequired={demanded && list.length === 1}
            onRename={() => show({ step: 'rename', factor })}
            onRemove={() => show({ step: 'remove', factor })}
          />
        ))}
      </ul>
      {list.length > 0 && (
        <Flex align="center" justify="space-between" gap="small" wrap>
          <span style={recoveryCodesLeft < 3 ? { color: token.colorWarningText } : undefined}>
            {t('factors.codesLeft', { count: recoveryCodesLeft })}
          </span>
          <Button
            type="link"
            style={{ paddingInline: 0 }}
            onClick={() => show({ step: 'renewCodes' })}
          >
            {t('factors.renew')}
          </Button>
        </Flex>
      )}
      <Flex gap="small" wrap style={{ marginTop: token.marginSM }}>
        <Button
          type={demanded && list.length === 0 ? 'primary' : 'default'}
          onClick={() => add('totp')}
        >
          {t('factors.add.totp')}
        </Button>
        {passkeys.supported() && (
          <Button onClick={() => add('passkey')}>{t('factors.add.passkey')}</Button>
        )}
      </Flex>
      {!passkeys.supported() && (
        <p style={{ ...secondaryText, marginTop: token.marginXS }}>{t('factors.noPasskeys')}</p>
      )}
    </>
  );
}
